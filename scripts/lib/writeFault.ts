/** Why a file cannot be written or read and what to do about it, by the code of the system's error. */
const FAULTS: Record<string, readonly [reason: string, cure: string]> = {
  EACCES: ['the user who runs this command lacks the permission', 'Give it to that user'],
  EPERM: ['the system does not permit it', 'Check who owns the file and its folder'],
  ENOTDIR: ['a part of its path is a file, not a folder', 'Rename or remove that file'],
  EROFS: ['its disk is mounted read-only', 'Mount it for writing'],
  ENOSPC: ['the disk is full', 'Make room on it'],
  EDQUOT: ['the quota of this user is used up', 'Make room, or have the quota raised'],
  EFBIG: ['it would be larger than the limit for files', 'Raise the limit (ulimit -f)'],
};

/** How any program reports an error that only writing causes: in the words of the system, often without the code. */
const PRINTED: readonly [text: RegExp, code: string][] = [
  [/no space left on device/i, 'ENOSPC'],
  [/quota exceeded/i, 'EDQUOT'],
  [/read-only file system/i, 'EROFS'],
  [/file too large/i, 'EFBIG'],
];

/** Codes that only writing causes. */
const OF_WRITING = new Set(['EROFS', 'ENOSPC', 'EDQUOT', 'EFBIG']);

/** Calls of the system that only read. */
const READING = new Set(['read', 'scandir', 'opendir', 'stat', 'lstat', 'readlink', 'realpath']);

/** What has failed. Whether a file was opened for reading or for writing is not in the error. */
function actionOf(code: string, call: string): string {
  if (OF_WRITING.has(code)) return 'written';
  if (call === 'open') return 'opened';
  return READING.has(call) ? 'read' : 'written';
}

function sentenceAbout(file: string, code: string, call: string): string | undefined {
  if (!Object.hasOwn(FAULTS, code)) return undefined;
  const [reason, cure] = FAULTS[code] ?? [];
  return `${file} cannot be ${actionOf(code, call)}, because ${reason} (${code}). ${cure}, then repeat the command.`;
}

/** The message of an error of the file system, in which a second path is the target of a move. */
const MESSAGE = /^(E[A-Z]+): .*?, (\w+)(?: '(.*?)')?(?: -> '(.*)')?$/;

/**
 * A sentence about a file or folder that cannot be written or read: which one, why, and what to do; undefined for any other error.
 * It goes by the message, because errors lose their other properties on the way from a thread.
 */
export function writeFaultOf(error: unknown): string | undefined {
  const [, code = '', call = '', from, to] = MESSAGE.exec((error as Error | null)?.message ?? '') ?? [];
  return sentenceAbout(to ?? from ?? 'A file', code, call);
}

/**
 * A sentence like that of {@link writeFaultOf}, from the output of a program that writes only below a folder: it names
 * the folder. Undefined if the output reports no such error.
 */
export function printedWriteFault(output: string, folder: string): string | undefined {
  const [, code = ''] = PRINTED.find(([text]) => text.test(output)) ?? [];
  return sentenceAbout(`A file in ${folder}`, code, 'write');
}

/** Names a file in the message of an error of the file system, which itself names another one or none. Returns the error. */
export function withFile(error: unknown, file: string): unknown {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  const [reason] = message.split(`, ${syscall}`);
  return Object.assign(error as Error, { message: `${reason}, ${syscall} '${file}'` });
}

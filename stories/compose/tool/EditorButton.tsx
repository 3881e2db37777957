import { smallButton } from './toolStyles';

export interface EditorButtonProps {
  file: string;
  line: number;
  column?: number;
  /** Opens `file:line:column` in an editor. */
  openInEditor: (place: string) => void;
}

/** Opens a place in a file. */
export function EditorButton({ file, line, column = 1, openInEditor }: EditorButtonProps) {
  return (
    <button
      className={smallButton}
      type="button"
      aria-label={`Open in editor: ${file}:${line}`}
      onClick={() => openInEditor(`${file}:${line}:${column}`)}
    >
      Open in editor
    </button>
  );
}

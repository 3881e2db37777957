import { APPLICATION_FIELDS, FILE_FIELDS, type FileKind } from '../../../src/applications/applicationFields';
import type { Manifest } from '../store/manifest';

/** File kinds of which more can be added to an application, with the remaining number of each. */
export function openKinds({ files }: Manifest): { kind: FileKind; left: number }[] {
  return FILE_FIELDS.map((kind) => {
    const count = files.filter(({ field }) => field === kind).length;
    return { kind, left: APPLICATION_FIELDS[kind].maxFiles - count };
  }).filter(({ left }) => left > 0);
}

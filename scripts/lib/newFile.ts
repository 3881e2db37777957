/** A file to write, by its path below the output folder, with forward slashes. */
export interface NewFile {
  path: string;
  content: Uint8Array;
}

import { Fragment } from 'react';

export interface FileNameProps {
  /** File names with their sizes, or other text without sentences such as a URL. */
  children: string;
}

/** A file name; lines break after its separators (`_`, `-`, `.`) rather than within a word, and never within a number. */
export function FileName({ children }: FileNameProps) {
  const parts = children.split(/([-_]|\.(?!\d))/);
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Fragment key={index}>
        {part}
        <wbr />
      </Fragment>
    ),
  );
}

/** The visitor's connection (Network Information API); browsers without it tell nothing. */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** What the browser tells about the connection right now; undefined where it does not tell. */
export function visitorConnection(of: Navigator = navigator): Connection | undefined {
  return (of as Navigator & { connection?: Connection }).connection;
}

/** Whether a visitor pays dearly for each byte: data saver, or 2g. */
export function savesData(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

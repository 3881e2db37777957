/** The visitor's connection (Network Information API); empty or absent in browsers without it. */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Returns the current connection; undefined if the browser does not report it. */
export function visitorConnection(of: Navigator = navigator): Connection | undefined {
  return (of as Navigator & { connection?: Connection }).connection;
}

/** True with data saver or on 2g. */
export function savesData(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

import type { Client, RemoteInterface, Tab } from './lokiModules';

/** A tab in use. */
interface UsedTab {
  tab: Tab;
  disconnect: () => Promise<void>;
  /** Commands without an answer. */
  unanswered: number;
}

/**
 * Keeps tabs for the next story instead of opening one for each: a tab costs a process. Whatever a connection has set in
 * its tab ends with the connection, and the next story is another document. A tab that still owes an answer stands still, and is
 * closed.
 */
export function reuseTabs(real: RemoteInterface, connect: (client: Client) => Client): RemoteInterface {
  const free: Tab[] = [];
  const used = new Map<string, UsedTab>();

  const connectTo = async (options: { target: Tab }): Promise<Client> => {
    // The pinned browser is stripped of the description of its own protocol, so that of the package is used.
    const client = await real({ ...options, local: true });
    // Loki puts its own way to close in this place, which closes the tab.
    const entry = { tab: options.target, disconnect: client.close.bind(client), unanswered: 0 };
    used.set(options.target.id, entry);
    const send = client.send.bind(client);
    client.send = async (...command) => {
      entry.unanswered += 1;
      try {
        return await send(...command);
      } finally {
        entry.unanswered -= 1;
      }
    };
    return connect(client);
  };
  return Object.assign(connectTo, real, {
    New: async (options: object) => free.pop() ?? real.New(options),
    async Close(options: { id: string; port?: number }) {
      const closing = used.get(options.id);
      if (!closing) return;
      used.delete(options.id);
      const standsStill = closing.unanswered > 0;
      await closing.disconnect();
      if (standsStill) await real.Close(options);
      else free.push(closing.tab);
    },
  });
}

import type { Client, RemoteInterface, Tab } from './lokiModules';

/** A tab in use. */
interface UsedTab {
  tab: Tab;
  disconnect: () => Promise<void>;
  /** Number of commands without a response. */
  unanswered: number;
}

/**
 * Reuses tabs for further stories, since each new tab costs a process. Settings of a connection end with it, and the
 * next story is a new document. A tab with commands still unanswered hangs, and is closed.
 */
export function reuseTabs(real: RemoteInterface, connect: (client: Client) => Client): RemoteInterface {
  const free: Tab[] = [];
  const used = new Map<string, UsedTab>();

  const connectTo = async (options: { target: Tab }): Promise<Client> => {
    // The pinned browser lacks its protocol description, so the package's own is used.
    const client = await real({ ...options, local: true });
    // Saved now, because Loki replaces `close` with its own function, which closes the tab.
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

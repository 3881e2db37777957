import type { Client, RemoteInterface, Tab } from './lokiModules';

/**
 * Keeps tabs for the next story instead of opening one for each: a tab costs a process. Whatever a connection has set in
 * its tab ends with the connection, and the next story is another document.
 */
export function reuseTabs(real: RemoteInterface, connect: (client: Client) => Client): RemoteInterface {
  const free: Tab[] = [];
  const used = new Map<string, { tab: Tab; disconnect: () => Promise<void> }>();

  const connectTo = async (options: { target: Tab }): Promise<Client> => {
    // The pinned browser is stripped of the description of its own protocol, so that of the package is used.
    const client = await real({ ...options, local: true });
    // Loki puts its own way to close in this place, which closes the tab.
    used.set(options.target.id, { tab: options.target, disconnect: client.close.bind(client) });
    return connect(client);
  };
  return Object.assign(connectTo, real, {
    New: async (options: object) => free.pop() ?? real.New(options),
    async Close({ id }: { id: string }) {
      const closing = used.get(id);
      if (!closing) return;
      used.delete(id);
      await closing.disconnect();
      free.push(closing.tab);
    },
  });
}

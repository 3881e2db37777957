import type { Client, RemoteInterface, Tab } from '../../../scripts/visual/loki/lokiModules';
import { reuseTabs } from '../../../scripts/visual/loki/reuseTabs';

/** A browser that answers every command, except `Page.captureScreenshot` of tabs that hang. */
function fakeBrowser(still: readonly string[]) {
  const closed: string[] = [];
  let opened = 0;
  const connect = ({ target }: { target: Tab }) => {
    const client = {
      send: (method: string) =>
        still.includes(target.id) && method === 'Page.captureScreenshot'
          ? new Promise(() => undefined)
          : Promise.resolve({}),
      close: () => Promise.resolve(),
    };
    return Promise.resolve(client as unknown as Client);
  };
  const remote: RemoteInterface = Object.assign(connect, {
    New: () => Promise.resolve({ id: `tab ${++opened}` }),
    Close({ id }: { id: string }) {
      closed.push(id);
      return Promise.resolve();
    },
  });
  return { remote, closed };
}

/** Opens a tab, sends it a command, waits for the answer if one is expected, and closes it. */
async function use(remote: RemoteInterface, hasAnswer: boolean): Promise<string> {
  const target = await remote.New({});
  const client = await remote({ target });
  const answer = client.send('Page.captureScreenshot', {});
  if (hasAnswer) await answer;
  await remote.Close({ id: target.id });
  return target.id;
}

it('keeps a tab for the next story', async () => {
  const { remote, closed } = fakeBrowser([]);
  const tabs = reuseTabs(remote, (client) => client);
  expect([await use(tabs, true), await use(tabs, true)]).toEqual(['tab 1', 'tab 1']);
  expect(closed).toEqual([]);
});

it('closes a tab that still owes an answer, and opens another one', async () => {
  const { remote, closed } = fakeBrowser(['tab 1']);
  const tabs = reuseTabs(remote, (client) => client);
  expect([await use(tabs, false), await use(tabs, true)]).toEqual(['tab 1', 'tab 2']);
  expect(closed).toEqual(['tab 1']);
});

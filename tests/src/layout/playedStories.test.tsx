import axe from 'axe-core';
import * as dialogs from '../../../stories/components/Dialog.stories';
import * as switches from '../../../stories/components/Switch.stories';
import * as consent from '../../../stories/layout/ConsentSettings.stories';
import * as headers from '../../../stories/layout/Header.stories';
import * as overlays from '../../../stories/layout/OverlayView.stories';
import * as tops from '../../../stories/layout/BackToTop.stories';
import * as cursors from '../../../stories/layout/Cursor.stories';
import * as curtains from '../../../stories/layout/Curtain.stories';
import { useStore } from '../../../src/store/store';
import { composeStories } from '../../helpers/stories';

/** Rules that need a real browser or a whole page are checked there; contrast is tested in tests/src/theme. */
const AXE_OPTIONS: axe.RunOptions = {
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
};

const MODULES = { dialogs, switches, consent, headers, overlays, tops, cursors, curtains };

const all = Object.entries(MODULES).flatMap(([file, module]) =>
  Object.entries(composeStories(module)).map(([name, Story]) => [`${file}: ${name}`, Story] as const),
);

beforeEach(() => {
  useStore.setState(useStore.getInitialState());
  // axe restores the scroll position.
  window.scrollTo = () => {};
});

it.each(all)('%s does what it shows, and everyone can use it', async (_name, Story) => {
  await Story.run();
  // A story that shows a part of the page several times disables the rules that require it to be unique.
  const { rules } = (Story.parameters['a11y']?.options ?? {}) as axe.RunOptions;
  const { violations } = await axe.run(document.body, { rules: { ...AXE_OPTIONS.rules, ...rules } });
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(', ')}`)).toEqual(
    [],
  );
});

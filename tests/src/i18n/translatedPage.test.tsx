import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FieldMessage } from '../../../src/forms/FieldFrame/FieldMessage';
import { lazySearchParts } from '../../../src/sections/JobSearch/lazySearchParts';
import { loadMemoryParts } from '../../../src/sections/SavedJobs/MemoryPart';
import * as shareStories from '../../../stories/components/ShareBlock.stories';
import { viennaHead } from '../../../stories/fixtures/houses';
import * as fileStories from '../../../stories/forms/FileField.stories';
import * as overlayStories from '../../../stories/layout/OverlayView.stories';
import * as searchStories from '../../../stories/sections/JobSearch.stories';
import * as visitStories from '../../../stories/sections/Visit.stories';
import { composeStories } from '../../helpers/stories';
import { German } from '../../helpers/German';
import { translate } from '../../helpers/translate';

const { Copied } = composeStories(shareStories);
const { Chosen, Default: NoFile } = composeStories(fileStories);
const { Gallery } = composeStories(overlayStories);
const { Default: Search, None } = composeStories(searchStories);
const { Default: House } = composeStories(visitStories);

const search = (words: string) => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
  fireEvent.submit(screen.getByRole('searchbox'));
};

beforeAll(() => Promise.all([loadMemoryParts(), lazySearchParts.load()]));

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('what changes on a page that the browser has translated', () => {
  it('is the label of files to choose', () => {
    const { rerender } = render(<NoFile />);
    translate();
    rerender(<NoFile {...Chosen.args} />);
    expect(screen.getByText('Weitere auswählen')).toBeVisible();
    expect(screen.queryByText('Auswählen')).not.toBeInTheDocument();
  });

  it('is the error of a field', () => {
    const { rerender } = render(<FieldMessage id="error">Bitte ausfüllen.</FieldMessage>, {
      wrapper: German,
    });
    translate();
    rerender(<FieldMessage id="error">Bitte prüfen.</FieldMessage>);
    expect(screen.getByRole('paragraph')).toHaveTextContent(/^Fehler: Bitte prüfen\.$/);
  });

  it('is the number of filters', async () => {
    render(<Search />);
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    translate();
    await userEvent.click(await screen.findByRole('button', { name: /^Berlin/ }));
    expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  });

  it('is what is searched for', async () => {
    render(<Search />);
    search('sound');
    const button = await screen.findByRole('button', { name: /^Suchwörter entfernen/ });
    translate();
    search('audio');
    expect(button).toHaveTextContent(/^„audio“$/);
  });

  it('is the number of jobs that one filter less would find', async () => {
    render(<None />);
    const button = await screen.findByRole('button', { name: 'ohne „Stuttgart“: eine Stelle' });
    translate();
    search('texterin');
    expect(button).toHaveTextContent(/^ohne „Stuttgart“: 5 Stellen$/);
  });

  it('is the caption of a picture', async () => {
    render(<Gallery />);
    const caption = document.querySelector('figcaption');
    for (const expected of [/^Bild 2 \/ 3$/, /^Bild 3 \/ 3 So sieht ein Lied aus/]) {
      translate();
      await userEvent.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
      expect(caption).toHaveTextContent(expected);
    }
  });

  it('is what copying says, also the second time', async () => {
    await Copied.run();
    translate();
    await userEvent.click(screen.getByRole('button', { name: 'Link kopieren' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Link kopiert\.$/));
  });

  it('is whether a house is open', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-23T16:59:30Z') });
    render(<House block={{ ...viennaHead, hours: [{ days: [1], opens: '09:00', closes: '18:00' }] }} />);
    translate();
    act(() => jest.advanceTimersByTime(30_000));
    expect(screen.getByText('jetzt zu').closest('p')).toHaveTextContent(/^SFF Wien · jetzt zu$/);
  });
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { shareTargets } from '../../../src/components/ShareBlock/shareTargets';
import * as stories from '../../../stories/components/ShareBlock.stories';
import { composeStories } from '../../helpers/stories';

const URL_OF_PAGE = 'https://www.sff.example/presse/klang & haus/?a=1';
const { Default, Copied, WithoutClipboard, DeviceShares } = composeStories(stories);

// A story that runs itself leaves its canvas in the document.
afterEach(() => document.body.replaceChildren());

it('passes the whole address on, whatever stands in it', () => {
  for (const { href } of shareTargets(URL_OF_PAGE, 'Ö & ü', 'Von SFF')) {
    const { search } = new URL(href);
    expect(`${href} ${decodeURIComponent(search)}`).toContain(URL_OF_PAGE);
    expect(href).not.toMatch(/[ ü]/);
  }
});

it('names each network by the site that its link opens, in a new tab', () => {
  render(<Default />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ textContent, protocol, host }) => [textContent, host || protocol])).toEqual([
    ['Auf LinkedIn teilen (öffnet in neuem Tab)', 'www.linkedin.com'],
    ['Auf XING teilen (öffnet in neuem Tab)', 'www.xing.com'],
    ['Auf Facebook teilen (öffnet in neuem Tab)', 'www.facebook.com'],
    ['Auf X teilen (öffnet in neuem Tab)', 'x.com'],
    ['Per E-Mail weitergeben', 'mailto:'],
  ]);
});

it('copies the address and says so', async () => {
  await Copied.run();
  expect(screen.getByText('Link kopiert.')).toBeVisible();
});

it('selects the address for copying by hand where the browser has no clipboard', async () => {
  await WithoutClipboard.run();
  expect(screen.getByRole('textbox')).toHaveValue(WithoutClipboard.args.url);
});

it("offers the device's own sharing only where there is one", async () => {
  await DeviceShares.run();
  expect(screen.getByRole('button', { name: 'Mit einer App teilen' })).toBeVisible();
});

it('stays quiet when the visitor closes the dialog of the device again', async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await DeviceShares.run();
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  await userEvent.click(screen.getByRole('button', { name: 'Mit einer App teilen' }));
  expect(share).toHaveBeenCalledWith({
    title: DeviceShares.args.title,
    url: DeviceShares.args.url,
  });
});

it('prints the page', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  render(<Default />);
  await userEvent.click(screen.getByRole('button', { name: 'Drucken' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('leaves the soft hyphens of a headline out of what is sent', () => {
  render(<Default title={'Zwi\u00ADschen\u00ADraum'} />);
  const email = screen.getByRole('link', { name: 'Per E-Mail weitergeben' });
  expect(email.getAttribute('href')).toContain(
    'subject=Von%20SFF%3A%20Zwischenraum&body=Zwischenraum%0D%0Ahttps',
  );
});

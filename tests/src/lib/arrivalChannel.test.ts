import { CHANNELS, SOURCE_WORDS } from '../../../src/config/channels';
import { arrivalChannel, channelOf } from '../../../src/lib/arrivalChannel';

const ORIGIN = 'https://www.sff.example';

/** The parts of a window that are used. */
function visit({ search = '', opened = '', referrer = '' }): Window {
  return {
    location: { search, origin: ORIGIN },
    performance: { getEntriesByType: () => (opened === '' ? [] : [{ name: opened }]) },
    document: { referrer },
  } as unknown as Window;
}

it.each([
  ['?utm_source=linkedin', 'linkedin'],
  ['?utm_source=LinkedIn', 'linkedin'],
  ['?utm_source=www.linkedin.com', 'linkedin'],
  ['?utm_source=linkedin-jobs_2026', 'linkedin'],
  ['?utm_source=agency_press', 'agency_press'],
  ['?source=kununu', 'kununu'],
  ['?source=Messe+Wien', 'event'],
  ['?utm_source=google&utm_medium=cpc', 'search'],
  ['?source=kununu&utm_source=linkedin', 'linkedin'],
  ['?utm_source=newsletter&source=kununu', 'kununu'],
  ['?utm_source=hausaushang', 'other'],
  ['?utm_source=%20referral%20', 'referral'],
  ['?q=python', undefined],
  ['', undefined],
])('%s is %s', (search, channel) => {
  expect(channelOf(search)).toBe(channel);
});

it.each([
  ['nothing', '?utm_source='],
  ['markup', '?utm_source=%3Cscript%3Ealert(1)%3C/script%3E'],
  ['a control character', '?utm_source=linked%00in'],
  ['several lines', '?source=linkedin%0Akununu'],
  ['more than a name', `?utm_source=${'a'.repeat(61)}`],
  ['half a character', '?utm_source=%E0%A4%A'],
  ['an address', '?utm_source=mira@post.example'],
  ['only marks', '?source=...'],
])('takes %s for no source', (_what, search) => {
  expect(channelOf(search)).toBeUndefined();
});

it.each(['constructor', '__proto__', 'toString'])('knows no channel by the name of %s', (name) => {
  expect(channelOf(`?source=a-${name}`)).toBe('other');
});

it('every word of a source leads to a channel that the form offers', () => {
  for (const [word, channel] of Object.entries(SOURCE_WORDS)) {
    expect(CHANNELS).toContain(channel);
    expect(channelOf(`?utm_source=${encodeURIComponent(word)}`)).toBe(channel);
  }
});

it('is looked for in the address, in the one the document was opened with, in that of our page before', () => {
  const opened = `${ORIGIN}/?utm_source=kununu`;
  const referrer = `${ORIGIN}/jobs/texter-7/?source=event`;
  expect(arrivalChannel(visit({ search: '?source=search', opened, referrer }))).toBe('search');
  expect(arrivalChannel(visit({ search: '?q=x', opened, referrer }))).toBe('kununu');
  expect(arrivalChannel(visit({ opened: `${ORIGIN}/`, referrer }))).toBe('event');
});

it('takes nothing from the addresses of others', () => {
  const referrer = 'https://portal.example/?utm_source=kununu';
  expect(arrivalChannel(visit({ referrer }))).toBeUndefined();
  expect(arrivalChannel(visit({ referrer: 'about:client', opened: 'about:blank' }))).toBeUndefined();
});

import { createLinkToken, readLinkToken } from '../../../server/intake/tokens/linkToken';

const SECRET = 'a secret for tests of links';
const REFERENCE = 'SFF-7K3M2-Q9XPA';

/** Tokens of many versions of an application's links. */
const tokens = Array.from({ length: 9000 }, (_, index) =>
  createLinkToken('delete', { reference: REFERENCE, version: index }, SECRET),
);

it('opens a link whose last hyphens a mail program has left out of the address', () => {
  const cut = tokens.flatMap((token, version) =>
    token.endsWith('-') ? [{ token: token.replace(/-+$/, ''), version }] : [],
  );
  expect(cut.length).toBeGreaterThan(80);
  expect(cut.map(({ token }) => readLinkToken('delete', token, SECRET))).toEqual(
    cut.map(({ version }) => ({ reference: REFERENCE, version })),
  );
});

it('opens no link without another character of its end, with more, or for another purpose', () => {
  const other = tokens.filter((token) => !token.endsWith('-')).slice(0, 200);
  const opened = other.flatMap((token) => [
    readLinkToken('delete', token.slice(0, -1), SECRET),
    readLinkToken('delete', `${token}-`, SECRET),
    readLinkToken('application', token, SECRET),
  ]);
  expect(opened.filter((target) => target !== undefined)).toEqual([]);
});

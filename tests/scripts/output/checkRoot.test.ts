import { checkRoot } from '../../../scripts/output/checkRoot';

it.each(['/srv/C#/site/', '/srv/100%/site/', '/srv/a%20b/', '/srv/why?/', '/srv/a\\b/'])(
  'refuses a folder in whose path Parcel cannot work: %s',
  (root) => {
    expect(() => checkRoot(root)).toThrow(`Parcel cannot work in ${root}, because `);
  },
);

it.each(['/srv/site/', '/srv/my site [1]/', '/srv/Büro & Söhne/', '/srv/日本/'])(
  'has nothing against %s',
  (root) => {
    expect(() => checkRoot(root)).not.toThrow();
  },
);

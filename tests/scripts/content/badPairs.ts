// Covers scripts/content.
import { all, type BadCase, drop, set } from './badCase';
import type { Tree } from './contentTree';

const SERVICES = 'de/pages/services.json';
const PAIR = 'de/pairs/klang-kampagne.json';

/** A page of services with disciplines that can be combined, and the pair of the two that cases name. */
export function withPairs(tree: Tree): void {
  const services = tree[`content-json/${SERVICES}`] as { blocks: { items?: object[] }[] };
  const [block] = services.blocks;
  if (!block) throw new Error('The smallest page of services has no block.');
  block.items = [
    { id: 'klang', title: 'Digi\u00ADtal', detail: 'Audio', plate: 'sound', caseId: 'hoerfein' },
    { id: 'kampagne', title: 'Campaign', detail: 'Film', plate: 'campaign' },
  ];
  tree[`content-json/${PAIR}`] = {
    path: '/services/klang-kampagne/',
    metaTitle: 'Ohrwurm – SFF',
    metaDescription:
      'Was Klang und Kampagne zusammen machen, in einem Satz, der für eine Suchmaschine lang genug ist.',
    title: 'Ohrwurm',
    plates: ['sound', 'campaign'],
    lead: 'Nobody has to learn a line they can hum.',
  };
}

const paired = (...changes: BadCase['change'][]) => all(withPairs, ...(changes as ((tree: Tree) => void)[]));

/** Another pair beside the one there is. */
const another = (plates: string[]) => (tree: Tree) => {
  tree['content-json/de/pairs/noch-eins.json'] = {
    ...(tree[`content-json/${PAIR}`] as object),
    path: '/services/noch-eins/',
    metaTitle: 'Noch eins – SFF',
    metaDescription:
      'Was Klang und Kampagne zusammen machen, ein zweites Mal in einem Satz, der lang genug ist.',
    plates,
  };
};

/** Mistakes in what two disciplines make together. */
export const BAD_PAIRS: BadCase[] = [
  {
    code: 'missing-pair',
    mistake: 'nothing says what two disciplines make together',
    change: paired(drop(PAIR)),
    file: SERVICES,
    at: '"campaign"',
    pointer: '/blocks/0/items/1/plate',
    message: '"Digital" and "Campaign"',
    fix: '"plates": ["sound", "campaign"]',
  },
  {
    code: 'unknown-discipline',
    mistake: 'a pair names a plate that no discipline has',
    change: paired(another(['sound', 'live'])),
    file: 'de/pairs/noch-eins.json',
    at: '"live"',
    pointer: '/plates/1',
    message: 'has the plate "live"',
    fix: 'use one of: sound, campaign',
  },
  {
    code: 'unknown-discipline',
    mistake: 'a case names a discipline that the page of services does not have',
    change: paired(set('de/cases/rollwerk.json', '/disciplines/0', 'Campain')),
    file: 'de/cases/rollwerk.json',
    at: '"Campain"',
    pointer: '/disciplines/0',
    message: 'no discipline "Campain"',
    fix: 'did you mean "Campaign"?',
  },
  {
    code: 'unknown-discipline',
    mistake: 'a pair stands in a language whose page of services has no plates',
    change: paired((tree) => {
      tree['content-json/en/pairs/klang-kampagne.json'] = {
        ...(tree[`content-json/${PAIR}`] as object),
        path: '/en/services/sound-campaign/',
        metaDescription:
          'What sound and campaigns make together, said in a sentence that is long enough for a search.',
      };
    }),
    file: 'en/pairs/klang-kampagne.json',
    at: '"sound"',
    pointer: '/plates/0',
    message: 'en/pages/services.json',
    fix: 'give the disciplines there their plates',
    also: ['unknown-discipline'],
  },
  {
    code: 'same-plates',
    mistake: 'a pair has the same discipline twice',
    change: paired(another(['sound', 'sound'])),
    file: 'de/pairs/noch-eins.json',
    at: '"sound"\n  ]',
    pointer: '/plates/1',
    fix: 'name another one',
  },
  {
    code: 'duplicate-pair',
    mistake: 'two files are about the same two disciplines',
    change: paired(another(['campaign', 'sound'])),
    file: 'de/pairs/noch-eins.json',
    at: '[\n    "campaign"',
    pointer: '/plates',
    message: 'klang-kampagne.json',
    fix: 'delete one of the two files',
  },
  {
    code: 'duplicate-plate',
    mistake: 'two disciplines have the same plate',
    change: paired(set(SERVICES, '/blocks/0/items/1/plate', 'sound'), drop(PAIR)),
    file: SERVICES,
    at: '"sound"\n        }',
    pointer: '/blocks/0/items/1/plate',
    message: 'that of "Digital"',
    fix: 'its own plate',
  },
  {
    code: 'kind-path',
    mistake: 'the page of a pair lies elsewhere than its disciplines',
    change: paired(set(PAIR, '/path', '/ohrwurm/')),
    file: PAIR,
    at: '"/ohrwurm/"',
    pointer: '/path',
    message: 'below /services/',
    fix: '/services/klang-kampagne/',
  },
  {
    code: 'required-page',
    mistake: 'a pair that visitors can choose is a draft',
    change: paired(set(PAIR, '/draft', true)),
    file: PAIR,
    at: 'true',
    pointer: '/draft',
    message: 'choose this pair',
    fix: 'remove "draft"',
  },
];

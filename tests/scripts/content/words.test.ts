// Covers scripts/content.
import { GOOD_LAW } from './badLaw';
import { GOOD_STYLE } from './badStyle';
import { all, set } from './badCase';
import { baseTree, build } from './contentTree';

const JOB = 'de/jobs/102.json';

describe('an editor hears nothing about', () => {
  it.each([...GOOD_STYLE, ...GOOD_LAW])('%s', async (_, change) => {
    const tree = baseTree();
    change(tree);
    const { problems } = await build(tree);
    expect(problems).toEqual([]);
  });
});

describe('a message that a file silences', () => {
  const silenced = (silence: unknown, words = 'Wir suchen junge Leute.') =>
    all(set(JOB, '/profile', [words, 'Ein junges Team.']), set(JOB, '/silenced', [silence]));
  const reason = 'Das Stück spielt in einer Schulklasse (§ 8 AGG).';

  it('is reported with the reason, and stops no build', async () => {
    const tree = baseTree();
    silenced({ rule: 'age-wording', at: '/profile/0', reason })(tree);
    const { problems, silenced: stays, index } = await build(tree);
    expect(index?.site.routes.length).toBeGreaterThan(40);
    expect(JSON.stringify(index?.site)).not.toContain(reason);
    expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['age-wording /profile/1']);
    expect(stays).toMatchObject([{ code: 'age-wording', severity: 'error', pointer: '/profile/0', reason }]);
  });

  it.each(['/profile', undefined])('may be all of its kind at %s', async (at) => {
    const tree = baseTree();
    silenced({ rule: 'age-wording', ...(at === undefined ? {} : { at }), reason })(tree);
    const { problems, silenced: stays } = await build(tree);
    expect(problems).toEqual([]);
    expect(stays).toHaveLength(2);
  });

  it('silences neither another rule nor a place whose name begins alike', async () => {
    const tree = baseTree();
    const task = Array.from({ length: 11 }, (_, place) =>
      place === 10 ? 'Junge Leute.' : `Aufgabe ${place}.`,
    );
    all(
      set(JOB, '/tasks', task),
      set(JOB, '/silenced', [
        { rule: 'age-wording', at: '/tasks/1', reason },
        { rule: 'dash', at: '/tasks/10', reason },
      ]),
    )(tree);
    const { problems } = await build(tree);
    expect(problems.map(({ code, pointer }) => `${code} ${pointer}`).toSorted()).toEqual([
      'age-wording /tasks/10',
      'idle-silence /silenced/0',
      'idle-silence /silenced/1',
    ]);
  });

  it('may stand in texts.json and navigation.json, and is no text itself', async () => {
    const tree = baseTree();
    all(
      set('de/texts.json', '/menu.label', 'Bis 10 MB'),
      set('de/texts.json', '/silenced', [
        { rule: 'no-break-space', at: '/menu.label', reason: 'Es darf brechen.' },
      ]),
      set('de/navigation.json', '/main/0/titleNavigation', undefined),
    )(tree);
    const { problems, silenced: stays, index } = await build(tree);
    expect(problems).toEqual([]);
    expect(stays?.map(({ file }) => file)).toEqual(['content-json/de/texts.json']);
    expect(index?.textKeys).not.toContain('silenced');
    expect(index?.texts.de).not.toHaveProperty('silenced');
    expect(JSON.stringify(index?.site.queries)).not.toContain('silenced');
  });

  it('must be about words: what the site needs cannot be silenced', async () => {
    const tree = baseTree();
    set(JOB, '/silenced', [{ rule: 'dangling-link', reason }])(tree);
    const { problems } = await build(tree);
    expect(problems).toMatchObject([
      { code: 'unknown-value', pointer: '/silenced/0/rule', severity: 'error' },
    ]);
  });
});

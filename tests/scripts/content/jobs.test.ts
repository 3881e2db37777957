import de from '../../../content-json/de/texts.json';
import en from '../../../content-json/en/texts.json';
import { all, copy, set } from './badCase';
import { contentOf, ORIGIN, routeOf, siteOf } from './contentTree';

const JOB = 'de/jobs/102.json';
const PATH = '/jobs/strategie-102/';

/** Text with every kind of blank as a plain one, because typography is not what is compared. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

const factsOf = (facts: readonly { label: string; value: unknown }[]) =>
  Object.fromEntries(facts.map(({ label, value }) => [label.replace(/ (de|en)$/, ''), value]));

describe('the page of a job', () => {
  it.each([
    [1, 'Im Team arbeitet ein Mensch.'],
    [4, 'Im Team arbeiten vier Menschen.'],
    [12, 'Im Team arbeiten zwölf Menschen.'],
    [13, 'Im Team arbeiten 13 Menschen.'],
  ])('writes the size of the team, here %i, in words up to twelve', async (teamSize, sentence) => {
    const site = await siteOf(
      all(
        set(JOB, '/teamSize', teamSize),
        set('de/texts.json', '/job.teamSize', de['job.teamSize']),
        set('en/texts.json', '/job.teamSize', en['job.teamSize']),
      ),
    );
    expect(contentOf(site, PATH, 'jobDetail').team).toBe(sentence);
  });

  it('states everything by which a job is judged', async () => {
    const site = await siteOf();
    const { title, job } = contentOf(site, PATH, 'jobDetail');
    expect(title).toBe('job.gender Strategie de');
    expect(factsOf(job.facts)).toMatchObject({
      'job.fact.location': [{ label: 'Berlin', href: '/berlin/' }],
      'job.fact.unit': [{ label: 'Sounds', href: '/sounds/' }],
      'job.fact.type': ['job.type.both de, 30\u2060–\u206038\u00a0h'],
      'job.fact.start': ['date.immediately de'],
      'job.fact.department': ['job.department.sounds de'],
      'job.fact.workplace': ['job.workplace.hybrid de'],
      'job.fact.level': ['job.level.mid de'],
      'job.fact.published': ['1.\u00a0November 2026'],
      'job.fact.id': ['102'],
    });
  });

  it.each([
    ['its last day', { validThrough: '2026-12-31' }, '2026-12-31'],
    ['the day on which it is taken off', { expiresAt: '2026-12-05T18:00' }, '2026-12-05'],
    ['the day before it is taken off at midnight', { expiresAt: '2026-12-06T00:00' }, '2026-12-05'],
    ['the earlier of both', { validThrough: '2026-12-31', expiresAt: '2026-12-05T18:00' }, '2026-12-05'],
  ])('says until when applications are taken, as intake, list and form do: %s', async (_, days, last) => {
    const site = await siteOf(all(...Object.entries(days).map(([field, day]) => set(JOB, `/${field}`, day))));
    const { job } = contentOf(site, PATH, 'jobDetail');
    expect(factsOf(job.facts)['job.fact.validThrough']).toEqual([expect.stringMatching(/Dezember 2026$/)]);
    const form = contentOf(site, '/jobs/application/strategie-102/', 'jobApplication').job;
    expect([job.validThrough, form?.validThrough, site.intake.jobs['102']?.validThrough]).toEqual([
      last,
      last,
      last,
    ]);
    expect(routeOf(site, PATH).structuredData).toEqual(
      expect.arrayContaining([expect.objectContaining({ '@type': 'JobPosting', validThrough: last })]),
    );
  });

  it('begins with pay and hours, also in the bar that leads to the form', async () => {
    const labels = (content: { job: { facts: { label: string }[] } }) =>
      content.job.facts.slice(0, 2).map(({ label }) => label);
    const paid = contentOf(await siteOf(), '/jobs/sounddesign-101/', 'jobDetail');
    expect(labels(paid)).toEqual(['job.fact.salary de', 'job.fact.type de']);
    expect(paid.highlight).toMatch(/^job\.pay\.MONTH/);
    const unpaid = contentOf(await siteOf(set(JOB, '/salary', undefined)), PATH, 'jobDetail');
    expect(labels(unpaid)).toEqual(['job.fact.type de', 'job.fact.location de']);
    expect(unpaid.highlight).toBe('job.type.both de, 30\u2060–\u206038\u00a0h');
  });

  it('shows the way from home, and lists skills by name', async () => {
    const site = await siteOf(set(JOB, '/skills', ['Python', 'Figma']));
    const { trail, skills } = contentOf(site, PATH, 'jobDetail');
    expect(trail.map(({ label, href }) => `${label} ${href}`)).toEqual([
      'SFF /',
      'Jobs /jobs/',
      `Strategie ${PATH}`,
    ]);
    expect(skills).toEqual(['Python', 'Figma']);
    expect(routeOf(site, PATH).structuredData[1]).toMatchObject({ skills: 'Python, Figma' });
  });

  it('names the house or the group where no unit does the work', async () => {
    const content = contentOf(await siteOf(set(JOB, '/unit', 'berlin')), PATH, 'jobDetail');
    expect(factsOf(content.job.facts)['job.fact.unit']).toMatchObject([
      { label: 'job.unit.location Berlin de', href: '/berlin/' },
    ]);
    const group = contentOf(await siteOf(set(JOB, '/unit', 'group')), PATH, 'jobDetail');
    expect(factsOf(group.job.facts)['job.fact.unit']).toEqual(['job.unit.group de']);
  });

  it.each([
    [
      'in Germany',
      'berlin',
      { min: 48000, max: 55000, currency: 'EUR', period: 'YEAR', basis: '38 h' },
      'job.pay.YEAR 48.000–55.000 € de (38 h)',
    ],
    [
      'in Germany by the hour',
      'berlin',
      { min: 17.5, max: 17.5, currency: 'EUR', period: 'HOUR' },
      'job.pay.HOUR 17,50 € de',
    ],
    [
      'in Switzerland',
      'zuerich',
      { min: 98000, max: 115000, currency: 'CHF', period: 'YEAR' },
      'job.pay.YEAR CHF 98’000–115’000 de',
    ],
    [
      'in Germany without an upper end',
      'berlin',
      { min: 50000, currency: 'EUR', period: 'YEAR' },
      'job.pay.YEAR job.pay.from 50.000 € de de',
    ],
  ])('prints pay %s by the custom of the place', async (_where, location, salary, sentence) => {
    const site = await siteOf(all(set(JOB, '/locations', [location]), set(JOB, '/salary', salary)));
    const { pay } = contentOf(site, PATH, 'jobDetail');
    expect(plain(pay[0] ?? '')).toBe(sentence);
    const isRange = 'max' in salary && salary.max > salary.min;
    expect(pay.slice(1)).toEqual(isRange ? ['job.pay.band de'] : []);
  });

  it('prints Austrian pay as the law wants it, in both languages, and January as Jänner', async () => {
    const site = await siteOf(
      all(
        set('de/jobs/101.json', '/startDate', '2027-01-05'),
        set('en/jobs/101.json', '/startDate', '2027-01-05'),
      ),
    );
    const german = contentOf(site, '/jobs/sounddesign-101/', 'jobDetail');
    expect(german.pay.map(plain)).toEqual(['job.pay.austria € 3.050 de', 'job.pay.overpayment de']);
    expect(factsOf(german.job.facts)['job.fact.start']).toEqual(['5.\u00a0Jänner 2027']);
    const english = contentOf(site, '/en/jobs/sound-design-101/', 'jobDetail');
    expect(english.pay.map(plain)).toEqual(['job.pay.austria €3,050 en', 'job.pay.overpayment en']);
    expect(factsOf(english.job.facts)['job.fact.start']).toEqual(['5\u00a0January 2027']);
  });

  it("prefers the file's own sentence about Austrian pay", async () => {
    const note = 'Mindestens €\u00a03.050, und wir zahlen mehr.';
    const site = await siteOf(set('de/jobs/101.json', '/salary/note', note));
    expect(contentOf(site, '/jobs/sounddesign-101/', 'jobDetail').pay).toEqual([note]);
  });

  it('lends the house its picture, and its sentence in the language of the job or else its address', async () => {
    const site = await siteOf();
    expect(contentOf(site, PATH, 'jobDetail').location).toMatchObject({
      title: 'Berlin',
      lead: ['The house in Berlin.'],
      theme: 'yellow',
      link: { label: 'job.unit.location Berlin de', href: '/berlin/' },
    });
    const inBerlin = all(
      set('de/jobs/101.json', '/locations', ['berlin']),
      set('en/jobs/101.json', '/locations', ['berlin']),
    );
    const english = contentOf(await siteOf(inBerlin), '/en/jobs/sound-design-101/', 'jobDetail');
    expect(english.location).toMatchObject({
      lead: ['Rasterweg 8, 10999 Berlin, Germany'],
      link: { href: '/berlin/', hreflang: 'de' },
    });
  });

  const twin = (id: string, fields: Record<string, unknown>) =>
    copy(JOB, `de/jobs/${id}.json`, {
      slug: `job-${id}`,
      path: `/jobs/job-${id}/`,
      title: `Job ${id}`,
      metaTitle: `Job ${id} – SFF`,
      formerSlugs: [],
      ...fields,
    });

  it('stands in its list by day, the newest first, and by title on one day', async () => {
    const site = await siteOf(
      all(
        twin('201', { publishedAt: '2026-11-10' }),
        twin('202', { publishedAt: '2026-10-01' }),
        twin('203', { publishedAt: '2026-11-10', title: 'An earlier title' }),
      ),
    );
    const [list] = contentOf(site, '/jobs/', 'generic').blocks;
    expect(list?.type === 'jobList' && list.items.map(({ id }) => id)).toEqual([
      '203',
      '201',
      '101',
      '102',
      '202',
    ]);
  });

  it('points to at most three similar jobs: discipline before level before city, equal ones newest first', async () => {
    const elsewhere = { locations: ['zuerich'], salary: undefined };
    const site = await siteOf(
      all(
        twin('201', { ...elsewhere, level: 'junior' }),
        twin('202', { ...elsewhere, level: 'internship' }),
        twin('203', { department: 'copy', level: 'internship', publishedAt: '2026-11-10' }),
        twin('204', { department: 'copy' }),
        twin('205', { department: 'copy', ...elsewhere }),
        twin('206', { ...elsewhere, level: 'internship', publishedAt: '2026-11-12' }),
      ),
    );
    const similarTo = (path: string) => contentOf(site, path, 'jobDetail').similar.map(({ id }) => id);
    expect(similarTo(PATH)).toEqual(['101', '201', '206']);
    // 206 has its level, which alone makes no likeness.
    expect(similarTo('/jobs/job-203/')).toEqual(['204', '205', '102']);
  });
});

describe('the form of a job', () => {
  it.each([
    ['berlin', 'EUR'],
    ['zuerich', 'CHF'],
  ])('talks about pay in %s in %s where the file states none', async (location, currency) => {
    const site = await siteOf(all(set(JOB, '/locations', [location]), set(JOB, '/salary', undefined)));
    const content = contentOf(site, '/jobs/application/strategie-102/', 'jobApplication');
    expect(content.currency).toBe(currency);
    expect(content.initiative).toMatchObject({ currency: 'EUR' });
    expect(site.intake.jobs['102']?.currency).toBe(currency);
  });

  it('stands for its job and leads back to it', async () => {
    const content = contentOf(await siteOf(), '/jobs/application/strategie-102/', 'jobApplication');
    expect(content).toMatchObject({
      title: 'apply.titleJob Strategie de',
      variant: 'job',
      job: { id: '102', title: 'job.gender Strategie de' },
      back: { label: 'Strategie', href: PATH },
    });
    const initiative = contentOf(await siteOf(), '/en/jobs/application/initiative/', 'jobApplication');
    expect(initiative).toMatchObject({ variant: 'initiative', back: { href: '/en/jobs/' } });
    expect(initiative.job).toBeUndefined();
  });

  it('without a job is called by its plain name in the copy and on the own page, whatever its headline', async () => {
    const file = 'de/applications/initiative.json';
    const site = await siteOf(set(file, '/titleNavigation', 'Initiativbewerbung'));
    const path = '/jobs/application/initiative/';
    expect(contentOf(site, path, 'jobApplication').subject).toBe('Initiativbewerbung');
    expect(site.intake.jobs['initiative']?.forms.de?.title).toBe('Initiativbewerbung');
  });
});

describe('what search engines are told', () => {
  const typesOf = (data: object[]) => data.map((entry) => (entry as Record<string, unknown>)['@type']);

  it('is the job with what its page shows, without codes in the title', async () => {
    const [trail, posting] = routeOf(await siteOf(), '/jobs/sounddesign-101/').structuredData;
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'SFF', item: `${ORIGIN}/` },
        { position: 2, name: 'Jobs', item: `${ORIGIN}/jobs/` },
        { position: 3, name: 'Sounddesign', item: `${ORIGIN}/jobs/sounddesign-101/` },
      ],
    });
    expect(posting).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Sounddesign',
      description:
        '<p>What it is about.</p><ul><li>A task.</li></ul><ul><li>A skill.</li></ul><ul><li>A thing you get.</li></ul>',
      datePosted: '2026-11-01',
      employmentType: ['FULL_TIME', 'PART_TIME'],
      identifier: { '@type': 'PropertyValue', name: 'SFF', value: '101' },
      hiringOrganization: {
        '@type': 'Organization',
        name: 'SFF',
        sameAs: `${ORIGIN}/`,
        logo: `${ORIGIN}/icon-512.png`,
      },
      jobLocation: [
        {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: 'Wien', addressCountry: 'AT' },
        },
      ],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 3050, unitText: 'MONTH' },
      },
      directApply: true,
    });
  });

  it('names countries instead of a place for work from anywhere, and escapes what is not HTML', async () => {
    const remote = all(
      set(JOB, '/workplace', 'remote'),
      set(JOB, '/remoteWithin', 'DE'),
      set(JOB, '/intro', 'A < B & [C](page:about)'),
      set(JOB, '/validThrough', '2027-01-31'),
    );
    const [, posting] = routeOf(await siteOf(remote), PATH).structuredData;
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'Country', name: 'DE' }],
      validThrough: '2027-01-31',
      description: expect.stringContaining('<p>A &lt; B &amp; C</p>'),
    });
    expect(posting).not.toHaveProperty('jobLocation');
  });

  it('states no pay for full time where the job exists in part time alone', async () => {
    const basis = set(JOB, '/salary/basis', '38 Stunden');
    const partTime = all(basis, set(JOB, '/employmentType', ['PART_TIME']));
    expect(routeOf(await siteOf(basis), PATH).structuredData[1]).toHaveProperty('baseSalary');
    expect(routeOf(await siteOf(partTime), PATH).structuredData[1]).not.toHaveProperty('baseSalary');
  });

  it('is the group and the site on the home page, an article for news and press, nothing for forms', async () => {
    const site = await siteOf();
    expect(typesOf(routeOf(site, '/').structuredData)).toEqual(['Organization', 'WebSite']);
    expect(typesOf(routeOf(site, '/news/trainees/').structuredData)).toEqual([
      'BreadcrumbList',
      'NewsArticle',
    ]);
    expect(typesOf(routeOf(site, '/presse/klanghaus/').structuredData)).toEqual([
      'BreadcrumbList',
      'NewsArticle',
    ]);
    expect(typesOf(routeOf(site, '/sounds/').structuredData)).toEqual(['BreadcrumbList']);
    expect(routeOf(site, '/jobs/application/strategie-102/').structuredData).toEqual([]);
  });
});

import type { QueryData } from '../../../src/content/pageData';
import { currentJobPath, currentPath, matchJobRoute } from '../../../src/navigation/dynamicRoutes';

const queries: QueryData[] = [
  {
    query: 'jobPaths',
    locale: 'de',
    data: [{ id: '4103', path: '/jobs/praktikum-strategie-4103/', application: null }],
  },
  {
    query: 'jobPaths',
    locale: 'en',
    data: [
      { id: '4106', path: '/en/jobs/strategist-4106/', application: '/en/jobs/application/strategist-4106/' },
    ],
  },
];

describe('job routes', () => {
  it.each([
    ['/jobs/praktikum-strategie-4103/', { locale: 'de', id: '4103', isApplication: false }],
    ['/jobs/application/praktikum-strategie-4103/', { locale: 'de', id: '4103', isApplication: true }],
    ['/en/jobs/24-hours-strategist-4106', { locale: 'en', id: '4106', isApplication: false }],
    ['/jobs/', null],
    ['/jobs/application/initiative/', null],
    ['/work/case-2025/', null],
    ['/jobs/a/b-1/', null],
  ])('reads %s', (path, route) => {
    expect(matchJobRoute(path)).toEqual(route);
  });

  it('leads a link with an older title to the current page of the job', () => {
    expect(currentJobPath('/jobs/alter-titel-4103/', queries)).toBe('/jobs/praktikum-strategie-4103/');
    expect(currentJobPath('/en/jobs/application/old-4106/', queries)).toBe(
      '/en/jobs/application/strategist-4106/',
    );
  });

  it.each(['//evil.example/', '/\\evil.example/', 'https://evil.example/'])(
    'never leads to another site, as %j would',
    (path) => {
      const data = [{ id: '1', path, application: null }];
      expect(currentJobPath('/jobs/alt-1/', [{ query: 'jobPaths', locale: 'de', data }])).toBeNull();
    },
  );

  it.each([
    ['a job that is not open', '/jobs/alter-titel-9999/'],
    ['a job that takes no applications', '/jobs/application/alter-titel-4103/'],
    ['the current path itself', '/jobs/praktikum-strategie-4103/'],
    ['a path that is no job', '/about/'],
  ])('leaves %s alone', (_, path) => {
    expect(currentJobPath(path, queries)).toBeNull();
  });
});

describe('a path that a page had before', () => {
  const known: QueryData[] = [
    ...queries,
    {
      query: 'formerPaths',
      locale: 'de',
      data: { '/agentur/': '/about/', '/falle/': '//evil.example/', '/jobs/fest-4103/': '/about/' },
    },
  ];

  it.each([
    ['/agentur/', '/about/'],
    ['/agentur', '/about/'],
    ['/en/agentur/', null],
    ['/about/', null],
    ['/constructor', null],
    ['/falle/', null],
    ['/jobs/alter-titel-4103/', '/jobs/praktikum-strategie-4103/'],
  ])('%s leads to %s', (path, target) => {
    expect(currentPath(path, known)).toBe(target);
  });
});

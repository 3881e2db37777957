/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypeOf } from '../../../src/hosting/contentTypes';
import { renderHeadersFile } from '../../../src/hosting/renderHeadersFile';
import { renderNginxHttp, renderNginxServer } from '../../../src/hosting/renderNginx';
import { renderRedirectsFile } from '../../../src/hosting/renderRedirectsFile';
import { IMMUTABLE, REVALIDATE, securityHeaders } from '../../../src/hosting/securityHeaders';
import { headersForPath, readHeaderRules, splitHeaderRules } from '../../../server/files/headerRules';
import { readRedirectRules } from '../../../server/files/redirectRules';

const redirects = [
  { from: '/jobs/texter-1042/', to: '/jobs/senior-texter-1042/' },
  { from: '/alt/', to: '/about/#team' },
];

const ATOM = 'application/atom+xml; charset=utf-8';
const JSON_FEED = 'application/feed+json; charset=utf-8';

const FEEDS = [
  ['/jobs/feed.xml', ATOM],
  ['/jobs/feed.json', JSON_FEED],
  ['/jobs/berlin/feed.xml', ATOM],
  ['/en/jobs/feed.json', JSON_FEED],
  ['/en/jobs/sounds/feed.xml', ATOM],
  ['/news/feed.xml', ATOM],
  ['/en/press/feed.json', JSON_FEED],
  ['/en/jobs/wien/feed.json', JSON_FEED],
] as const;

it('says on every host which build the page data is from', () => {
  const { byPath } = splitHeaderRules(readHeaderRules(renderHeadersFile({}, 'abc123')));
  expect(headersForPath(byPath, '/page-data/jobs/page-data.json')).toMatchObject({ 'X-Build': 'abc123' });
  expect(headersForPath(byPath, '/jobs/')).toEqual({});
  expect(renderNginxServer({}, 'abc123')).toContain('add_header X-Build "abc123";');
});

describe('_headers', () => {
  const rules = readHeaderRules(renderHeadersFile());

  it('gives every path the security headers', () => {
    expect(splitHeaderRules(rules).everywhere).toEqual(securityHeaders());
  });

  it('gives caching and types to the paths that need them', () => {
    const { byPath } = splitHeaderRules(rules);
    expect(headersForPath(byPath, '/assets/x.js')).toEqual({ 'Cache-Control': IMMUTABLE });
    expect(headersForPath(byPath, '/manifest.webmanifest')['Content-Type']).toBe('application/manifest+json');
    expect(headersForPath(byPath, '/about/')).toEqual({});
  });

  it.each(FEEDS)('names the type of the feed %s', (path, type) => {
    const { byPath } = splitHeaderRules(rules);
    expect(contentTypeOf(path)).toBe(type);
    expect(headersForPath(byPath, path)).toEqual({
      'Cache-Control': REVALIDATE,
      'Content-Type': type,
    });
  });

  it.each([
    ['/tag-1/event.ics', 'text/calendar; charset=utf-8'],
    ['/en/day-1/event.ics', 'text/calendar; charset=utf-8'],
    ['/en/events/day-1/event.ics', 'text/calendar; charset=utf-8'],
    ['/berlin/house.vcf', 'text/vcard; charset=utf-8'],
    ['/en/locations/vienna/house.vcf', 'text/vcard; charset=utf-8'],
  ])('names the type of the file %s for calendars or address books', (path, type) => {
    const { byPath } = splitHeaderRules(rules);
    expect(contentTypeOf(path)).toBe(type);
    expect(headersForPath(byPath, path)).toEqual({ 'Cache-Control': REVALIDATE, 'Content-Type': type });
  });

  it('says nothing of files that only look like feeds', () => {
    const { byPath } = splitHeaderRules(rules);
    for (const path of ['/jobs/a/b/c/feed.xml', '/jobs//feed.xml', '/feed.xml', '/jobs/berlin/other.xml'])
      expect(headersForPath(byPath, path)).toEqual({});
  });

  it('never gives one path the same header twice, as hosts would join both values', () => {
    const feeds = FEEDS.map(([path]) => path);
    for (const path of ['/', '/assets/x.js', '/page-data/index/page-data.json', '/sw.js', ...feeds]) {
      const names = rules
        .filter(({ matches }) => matches(path))
        .flatMap(({ headers }) => Object.keys(headers));
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it('refuses a policy that hosts would cut off', () => {
    const styleHashes = Array.from(
      { length: 40 },
      (_, index) => `sha256-${String(index).padStart(43, 'a')}=`,
    );
    expect(() => renderHeadersFile({ styleHashes })).toThrow('Use fewer inline blocks');
  });
});

describe('_redirects', () => {
  it('lists them in a fixed order, the English error page last', () => {
    const lines = renderRedirectsFile(redirects).trimEnd().split('\n');
    expect(lines.filter((line) => !line.startsWith('#'))).toEqual([
      '/alt/ /about/#team 301',
      '/jobs/texter-1042/ /jobs/senior-texter-1042/ 301',
      '/en/* /en/404.html 404',
    ]);
    expect(renderRedirectsFile(redirects.toReversed())).toBe(renderRedirectsFile(redirects));
  });

  it('is understood by our own server', () => {
    expect([...readRedirectRules(renderRedirectsFile(redirects))]).toEqual([
      ['/alt', { to: '/about/#team', status: 301 }],
      ['/jobs/texter-1042', { to: '/jobs/senior-texter-1042/', status: 301 }],
    ]);
  });

  it.each([
    ['another site', [{ from: '/a/', to: '//evil.example/' }]],
    ['another site by address', [{ from: '/a/', to: 'https://evil.example/' }]],
    ['no path', [{ from: 'a', to: '/b/' }]],
    ['a line break', [{ from: '/a/\n/x/', to: '/b/' }]],
    ['a circle', [{ from: '/a', to: '/a/' }]],
    [
      'two targets for one address',
      [
        { from: '/a/', to: '/b/' },
        { from: '/a', to: '/c/' },
      ],
    ],
  ])('refuses %s', (_name, wrong) => {
    expect(() => renderRedirectsFile(wrong)).toThrow(/Redirect/);
  });
});

describe('nginx', () => {
  const read = (file: string) => readFileSync(join(__dirname, '../../..', file), 'utf8');
  const committed = read('deploy/nginx.conf');
  const directives = committed.replace(/#.*/g, '');

  it('logs no addresses, queries and referrers of visitors', () => {
    const servers = directives.split(/^server /m).slice(1);
    expect(servers.map((server) => server.match(/(?:access|error)_log .+;/g))).toEqual(
      servers.map(() => [
        'access_log /var/log/sff/access.log sff;',
        'error_log /var/log/sff/error.log crit;',
      ]),
    );
  });

  it('has logs that are deleted after the seven days of the privacy notice', () => {
    const [, days] =
      /"Zugriffsprotokolle",\s+"value": "(\d+) Tage"/.exec(read('content-json/de/legal/data-privacy.json')) ??
      [];
    const rule = read('deploy/logrotate').replace(/#.*/g, '');
    const [pattern] = rule.trim().split(' ');
    for (const [, folder] of directives.matchAll(/_log (\S+)\/[^/]+\.log /g))
      expect(pattern).toBe(`${folder}/*.log`);
    // Debian's own rule would match them as well.
    expect(pattern).not.toMatch(/^\/var\/log\/nginx\//);
    // The log of the current day counts, too.
    const [, kept] = /\n\s+daily\n\s+rotate (\d+)\n/.exec(rule) ?? [];
    expect(Number(kept) + 1).toBe(Number(days));
    expect(rule).toContain(`maxage ${days}\n`);
    expect(rule).not.toContain('notifempty');
  });

  it('gets every security header from the build, also on errors', () => {
    const text = renderNginxServer();
    for (const [name, value] of Object.entries(securityHeaders())) {
      const written = name === 'Referrer-Policy' ? '$sff_referrer_policy' : `"${value}"`;
      expect(text).toContain(`add_header ${name} ${written} always;\n`);
    }
    expect(text).toContain('add_header Cache-Control $sff_cache_control always;\n');
    expect(text).toContain('    application/manifest+json webmanifest;\n');
    expect(text).toContain('    text/calendar ics;\n');
    expect(text).toMatch(/charset_types .*text\/calendar/);
  });

  it('gets the types of feeds from the build, by the names of their files', () => {
    const text = renderNginxServer();
    for (const [path, type] of FEEDS) {
      const [, pattern, written] =
        [...text.matchAll(/location ~ (\S+) \{\n {4}types \{ \}\n {4}default_type (\S+);\n\}/g)].find(
          ([, candidate = '$^']) => new RegExp(candidate).test(path),
        ) ?? [];
      expect(pattern).toBeDefined();
      expect(`${written}; charset=utf-8`).toBe(type);
      expect(text).toMatch(new RegExp(`^charset_types .*${written?.replace('+', '\\+')}`, 'm'));
    }
    expect(directives).not.toContain('feed');
  });

  it('adds no second header where the intake has sent its own', () => {
    const text = renderNginxHttp([]);
    expect(text).toContain('map $upstream_http_cache_control $sff_cache_control {\n    default "";\n');
    expect(text).toContain(
      `map $upstream_http_referrer_policy $sff_referrer_policy {\n    default "";\n    "" "${securityHeaders()['Referrer-Policy']}";\n`,
    );
  });

  it('gets the redirects from the build', () => {
    const text = renderNginxHttp(redirects);
    expect(text).toContain('    "/jobs/texter-1042/" "/jobs/senior-texter-1042/$is_args$args";\n');
    expect(text).toContain(
      '    "/alt" "/about/$is_args$args#team";\n    "/alt/" "/about/$is_args$args#team";\n',
    );
  });

  it('matches a former path with capitals by its case, since it may only differ in that from the current one', () => {
    const text = renderNginxHttp([{ from: '/jobs/Texter-1042/', to: '/jobs/texter-1042/' }]);
    expect(text).toContain('    "~^/jobs/Texter-1042/?$" "/jobs/texter-1042/$is_args$args";\n');
    expect(text).not.toContain('"/jobs/texter-1042/" ');
  });

  it('serves the site under one name only, with http and https', () => {
    const servers = directives.split(/^server \{$/m).slice(1);
    const facts = servers.map((text) => ({
      isSecure: text.includes('listen 443 ssl'),
      names: /server_name (.*);/.exec(text)?.[1],
      isRedirect: text.includes('    return 301 https://www.sff.example$request_uri;\n}'),
    }));
    expect(facts).toEqual([
      { isSecure: false, names: 'www.sff.example sff.example', isRedirect: true },
      { isSecure: true, names: 'sff.example', isRedirect: true },
      { isSecure: true, names: 'www.sff.example', isRedirect: false },
    ]);
    const certificates = (text = '') => text.match(/^ {4}ssl_.*$/gm);
    expect(certificates(servers[1])).toEqual(certificates(servers[2]));
  });

  it('includes both files and repeats no header, which would silently drop all of them', () => {
    expect(directives).toContain('include /srv/sff/dist/_nginx/http.conf;');
    expect(directives).toContain('include /srv/sff/dist/_nginx/server.conf;');
    expect(directives).not.toContain('add_header');
    for (const name of ['$sff_redirect', '$sff_undecodable', '$sff_cache_control', '$sff_referrer_policy'])
      expect(renderNginxHttp([])).toContain(` ${name} {`);
  });
});

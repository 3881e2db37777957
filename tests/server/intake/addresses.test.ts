import { rawRequest } from '../rawRequest';
import { applicationForm, post } from './applicationForm';
import { type IntakeServer, startIntake } from './intakeServer';

let server: IntakeServer;

beforeAll(async () => {
  server = await startIntake();
});
afterAll(() => server.stop());

describe('the address of a form, opened again', () => {
  it.each([
    ['/api/applications?job=1042&locale=en', '/en/jobs/application/senior-copywriter-1042/'],
    ['/api/applications?job=1042&locale=de', '/jobs/application/senior-texter-1042/'],
    ['/api/applications?job=1042', '/jobs/application/senior-texter-1042/'],
    // Only advertised in German.
    ['/api/applications?job=88&locale=en', '/jobs/application/web-3-entwickler-88/'],
    ['/api/applications?job=initiative&locale=de', '/jobs/application/initiative/'],
    ['/api/applications?job=freelance&locale=de', '/jobs/application/freelance/'],
    ['/api/applications?job=4711&locale=en', '/en/job-closed/'],
    ['/api/applications?job=4711', '/stelle-geschlossen/'],
    ['/api/applications?locale=en', '/en/jobs/'],
    ['/api/applications', '/jobs/'],
    ['/api/applications?job=//evil.example&locale=//evil.example', '/jobs/'],
    ['/api/applications?job=__proto__&locale=__proto__', '/jobs/'],
    ['/api/applications?job=1042&job=88&locale=en&locale=de', '/jobs/'],
    ['/api/contact?locale=en', '/en/contact/'],
    ['/api/contact?locale=fr', '/kontakt/'],
    ['/api/contact', '/kontakt/'],
  ])('leads from %s to %s', async (address, path) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await rawRequest(server.port, address, { method });
      expect([answer.status, answer.headers['location'], answer.headers['cache-control']]).toEqual([
        303,
        path,
        'no-store',
      ]);
    }
  });

  it('leads to the language that the browser prefers if it names none', async () => {
    const headers = { 'Accept-Language': 'en-GB,de;q=0.8' };
    const answer = await rawRequest(server.port, '/api/contact', { headers });
    expect(answer.headers['location']).toBe('/en/contact/');
  });
});

it.each([
  ['/api/applications?job=1042&locale=en', 'GET, HEAD, POST'],
  ['/api/contact', 'GET, HEAD, POST'],
  ['/api/form-token', 'GET, HEAD'],
  ['/api/health', 'GET, HEAD'],
  ['/api/application/TOKEN', 'GET, HEAD, POST'],
  ['/api/deletion/TOKEN', 'GET, HEAD, POST'],
])('%s takes %s, and says so to other methods', async (path, allowed) => {
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((name) => !allowed.includes(name));
  for (const method of methods) {
    const answer = await rawRequest(server.port, path, { method });
    expect([answer.status, answer.headers['allow']]).toEqual([405, allowed]);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  }
});

it.each([
  ['2026-11-20', 201],
  ['2026-11-19', 422],
])(
  'takes yesterday in Berlin for a first day, which may still be today elsewhere (%s)',
  async (day, status) => {
    expect((await post(server.base, applicationForm({ available_from: day }))).status).toBe(status);
  },
);

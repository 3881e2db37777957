import { outcomeOf } from '../../../../src/forms/submission/outcomeOf';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const response = (status: number, body = '', retryAfter: string | null = null) => ({
  status,
  body,
  retryAfter,
});

it.each([
  [201, '{"reference":"SFF-1"}', { kind: 'accepted', reference: 'SFF-1' }],
  [
    201,
    '{"mail":true,"link":"/api/application/SFF-1.x"}',
    { kind: 'accepted', mail: true, link: '/api/application/SFF-1.x' },
  ],
  [201, '{"mail":"yes","link":"https://evil.example/api/application/x"}', { kind: 'accepted' }],
  [201, '{"link":"/api/application/../deletion"}', { kind: 'accepted' }],
  [200, '', { kind: 'accepted' }],
  [204, 'nonsense', { kind: 'accepted' }],
  [409, '', { kind: 'conflict' }],
  [410, '', { kind: 'closed' }],
  [0, '', { kind: 'failed' }],
  [500, '{"errors":[{"field":"email","code":"email"}]}', { kind: 'failed' }],
  [503, '', { kind: 'failed' }],
  [302, '', { kind: 'failed' }],
  [400, 'no JSON', { kind: 'rejected', errors: [] }],
  [403, '{"errors":"all"}', { kind: 'rejected', errors: [] }],
  [418, '{"errors":[{"field":"x"},7,null]}', { kind: 'rejected', errors: [] }],
])('understands %i with the body %j', (status, body, outcome) => {
  expect(outcomeOf(response(status, body), NOW)).toEqual(outcome);
});

it('takes over the errors of fields with their values, and no code that it does not know', () => {
  const errors = [
    { field: 'email', code: 'email' },
    { field: 'resume', code: 'fileSize', params: { maxFile: 10, index: 0, more: {} } },
    { field: 'pitch', code: 'tooBoring' },
  ];
  expect(outcomeOf(response(422, JSON.stringify({ errors })), NOW)).toEqual({
    kind: 'rejected',
    errors: [
      { field: 'email', code: 'email', params: {} },
      { field: 'resume', code: 'fileSize', params: { maxFile: 10, index: 0 } },
    ],
  });
});

it.each([
  [413, 'fileSize'],
  [415, 'fileType'],
])('says at the file what %i means where the answer names none', (status, code) => {
  const fileError = (which: string) => [{ field: 'resume', code: which as 'fileSize' }];
  expect(outcomeOf(response(status), NOW, fileError)).toEqual({
    kind: 'rejected',
    errors: [{ field: 'resume', code }],
  });
});

it.each([
  ['3', 3000],
  [new Date(NOW + 9000).toUTCString(), 9000],
  ['0', 1000],
  ['86400', 86_400_000],
  ['soon', 5000],
  [null, 5000],
])('waits as long as Retry-After %j asks, at least a second', (retryAfter, waitMs) => {
  expect(outcomeOf(response(429, '', retryAfter), NOW)).toEqual({ kind: 'busy', waitMs });
});

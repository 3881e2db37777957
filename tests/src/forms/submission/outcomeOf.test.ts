import { outcomeOf } from '../../../../src/forms/submission/outcomeOf';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const answer = (status: number, body = '', retryAfter: string | null = null) => ({
  status,
  body,
  retryAfter,
});

it.each([
  [201, '{"reference":"SFF-1"}', { event: 'accepted', reference: 'SFF-1' }],
  [
    201,
    '{"mail":true,"link":"/api/application/SFF-1.x"}',
    { event: 'accepted', mail: true, link: '/api/application/SFF-1.x' },
  ],
  [201, '{"mail":"yes","link":"https://evil.example/api/application/x"}', { event: 'accepted' }],
  [201, '{"link":"/api/application/../deletion"}', { event: 'accepted' }],
  [200, '', { event: 'accepted' }],
  [204, 'nonsense', { event: 'accepted' }],
  [409, '', { event: 'conflicted' }],
  [410, '', { event: 'gone' }],
  [0, '', { event: 'broke' }],
  [500, '{"errors":[{"field":"email","code":"email"}]}', { event: 'broke' }],
  [503, '', { event: 'broke' }],
  [302, '', { event: 'broke' }],
  [400, 'no JSON', { event: 'refused', errors: [] }],
  [403, '{"errors":"all"}', { event: 'refused', errors: [] }],
  [418, '{"errors":[{"field":"x"},7,null]}', { event: 'refused', errors: [] }],
])('understands %i with the body %j', (status, body, outcome) => {
  expect(outcomeOf(answer(status, body), NOW)).toEqual(outcome);
});

it('takes over the errors of fields with their values, and no code that it does not know', () => {
  const errors = [
    { field: 'email', code: 'email' },
    { field: 'resume', code: 'fileSize', params: { maxFile: 10, index: 0, more: {} } },
    { field: 'pitch', code: 'tooBoring' },
  ];
  expect(outcomeOf(answer(422, JSON.stringify({ errors })), NOW)).toEqual({
    event: 'refused',
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
  expect(outcomeOf(answer(status), NOW, fileError)).toEqual({
    event: 'refused',
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
  expect(outcomeOf(answer(429, '', retryAfter), NOW)).toEqual({ event: 'mustWait', waitMs });
});

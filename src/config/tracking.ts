/**
 * The only fields that an event in the tracking queue may have, with the kind of each value. `word`: one of our
 * identifiers, without spaces; `job`: the id of a job, or an open form; `path`: a path of the site without its query;
 * `number`; `flag`.
 */
export const TRACKING_FIELDS = {
  path: 'path',
  from: 'path',
  language: 'word',
  template: 'word',
  trackingID: 'word',
  type: 'word',
  dialogType: 'word',
  provider: 'word',
  service: 'word',
  state: 'word',
  step: 'word',
  job: 'job',
  channel: 'word',
  field: 'word',
  filter: 'word',
  metric: 'word',
  rating: 'word',
  index: 'number',
  count: 'number',
  value: 'number',
  granted: 'flag',
} as const satisfies Record<string, 'word' | 'job' | 'path' | 'number' | 'flag'>;

/**
 * The only fields that may stand beside an event in the tracking queue, and what kind of value each has. `word`: an
 * identifier of ours without blanks; `path`: a path of the site, cut off before its query; `number`; `flag`.
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
  job: 'word',
  channel: 'word',
  field: 'word',
  filter: 'word',
  metric: 'word',
  rating: 'word',
  index: 'number',
  count: 'number',
  value: 'number',
  granted: 'flag',
} as const satisfies Record<string, 'word' | 'path' | 'number' | 'flag'>;

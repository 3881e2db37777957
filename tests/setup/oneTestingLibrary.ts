/**
 * Stories use the Testing Library of the tests instead of the copy in `storybook/test`. Both copies change `value` of
 * the inputs in a document; when both are used in one file, React is not told of what one of them types.
 */
jest.mock('storybook/test', () => {
  const { configure: _ofTests, ...shared } = jest.requireActual<object & Record<'configure', unknown>>(
    '@testing-library/dom',
  );
  const { userEvent } = jest.requireActual<Record<'userEvent', unknown>>('@testing-library/user-event');
  const storybook = jest.requireActual<object>('storybook/test');
  return { ...storybook, ...shared, userEvent, uninstrumentedUserEvent: userEvent };
});

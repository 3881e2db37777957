beforeEach(() => {
  jest.resetModules();
  delete window.early;
  delete window.hasApp;
});

it('keeps a press for the app, and does it after 30 s where a script of the page hangs', async () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<a href="/assets/film.mp4" data-cursor="play">Film</a>';
  const followed: string[] = [];
  document.addEventListener('click', (event) => {
    // jsdom does not follow links.
    event.preventDefault();
    followed.push((event.target as HTMLElement).innerHTML);
  });
  const press = () => document.querySelector('a')?.click();
  await import('../../../src/entry.early');
  // The app has started, and is waiting for a part of itself.
  window.hasApp = true;

  press();
  jest.advanceTimersByTime(29_999);
  expect(followed).toEqual([]);
  jest.advanceTimersByTime(2);
  expect(followed).toEqual(['Film']);
  // From then on clicks are left to the browser.
  press();
  expect(followed).toEqual(['Film', 'Film']);
  jest.useRealTimers();
});

it('keeps nothing where the app has arrived first', async () => {
  window.hasApp = true;
  document.body.innerHTML = '<button type="button">Stadt</button>';
  const pressed = jest.fn();
  document.querySelector('button')?.addEventListener('click', pressed);
  await import('../../../src/entry.early');
  document.querySelector('button')?.click();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(window.early).toBeUndefined();
});

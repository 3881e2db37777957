import { settle } from '../../.storybook/picture/settle';

/** An image whose file is loaded, with functions that begin and end loading another one. */
function imageWithTwoFiles() {
  const image = document.createElement('img');
  let isComplete = true;
  Object.defineProperty(image, 'complete', { get: () => isComplete });
  image.decode = () => Promise.resolve();
  document.body.append(image);
  return {
    fetchAnew: () => {
      isComplete = false;
    },
    load: () => {
      isComplete = true;
      image.dispatchEvent(new Event('load'));
    },
  };
}

beforeAll(() => {
  Object.assign(document, { fonts: { ready: Promise.resolve(), status: 'loaded' }, getAnimations: () => [] });
  window.scrollTo = () => undefined;
});

afterEach(() => document.body.replaceChildren());

it('waits for an image that begins to load another file while the page comes to rest', async () => {
  const { fetchAnew, load } = imageWithTwoFiles();
  const events: string[] = [];
  let frames = 0;
  const settled = settle(document, {
    isMoving: () => false,
    setTimeout: window.setTimeout.bind(window),
    requestAnimationFrame: (callback) => {
      frames += 1;
      if (frames === 1) {
        fetchAnew();
        setTimeout(() => {
          events.push('loaded');
          load();
        }, 50);
      }
      setTimeout(callback);
    },
  }).then(() => events.push('settled'));
  await settled;
  expect(events).toEqual(['loaded', 'settled']);
});

it('leaves each image with the file it shows, whatever the width of the window becomes', async () => {
  document.body.innerHTML = `
    <picture>
      <source media="(max-width: 767px)" srcset="/narrow.svg" />
      <img src="/wide.svg" />
    </picture>`;
  const image = document.querySelector('img') as HTMLImageElement;
  Object.defineProperties(image, { complete: { value: true }, currentSrc: { value: '/narrow.svg' } });
  image.decode = () => Promise.resolve();
  await settle(document, {
    isMoving: () => false,
    setTimeout: window.setTimeout.bind(window),
    requestAnimationFrame: (callback) => setTimeout(callback),
  });
  expect(image.srcset).toBe('/narrow.svg');
  expect(document.querySelector('source')?.media).toBe('not all');
});

it('waits for the poster of a video', async () => {
  document.body.innerHTML = '<video poster="/poster.svg"></video>';
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  let isDecoded = false;
  const decode = jest.fn(async function decode(this: HTMLImageElement) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    isDecoded = true;
  });
  HTMLImageElement.prototype.decode = decode;
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, get: () => true });
  await settle(document, {
    isMoving: () => false,
    setTimeout: window.setTimeout.bind(window),
    requestAnimationFrame: (callback) => setTimeout(callback),
  });
  expect(decode.mock.contexts.map((image) => (image as HTMLImageElement).src)).toEqual([
    'http://localhost/poster.svg',
  ]);
  expect(isDecoded).toBe(true);
});

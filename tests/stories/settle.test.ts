import { settle } from '../../.storybook/picture/settle';

/** An image whose file for an earlier width is loaded, and that a function gives the one for the new width. */
function imageBetweenWidths() {
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

it('waits for the file of an image for the width that the window has reached only now', async () => {
  const { fetchAnew, load } = imageBetweenWidths();
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

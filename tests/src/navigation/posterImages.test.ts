import {
  cornerOf,
  imageLeadingTo,
  openingImage,
  placeOf,
  posterName,
  teaserImage,
} from '../../../src/navigation/posterImages';

it.each([
  ['/assets/img/rollwerk-zwei-raeder-wheels-portrait.427232d7.svg', 'rollwerk-zwei-raeder-wheels'],
  ['/assets/img/rollwerk-zwei-raeder-wheels-hero.69a54e3c.svg', 'rollwerk-zwei-raeder-wheels'],
  ['/assets/img/gruenspan-halffield-portrait-480.1003b46d.png', 'gruenspan-halffield'],
  ['https://www.sff.example/assets/img/kirschsaft-692.db5fc62f.png', 'kirschsaft'],
  ['/assets/img/kirschsaft-922.b51fe960.jpg', 'kirschsaft'],
])('of %s the poster is %s', (address, name) => {
  expect(posterName(address)).toBe(name);
});

/** Gives every image of the page a size, because jsdom has no layout. */
function layOut(html: string): void {
  document.body.innerHTML = html;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function size(this: Element) {
    const [left = 0, top = 0, width = 0, height = 0] = (this.getAttribute('data-box') ?? '')
      .split(' ')
      .map(Number);
    return { left, top, width, height } as DOMRect;
  });
}

afterEach(() => jest.restoreAllMocks());

const SRC = 'src="/assets/img/a-wheels-square.0a1b2c3d.svg"';
const teaser = (inside: string, path = '/work/a/') =>
  `<a href="${path}" data-cursor="teaserMore">${inside}</a>`;
const link = () => document.querySelector('a') as HTMLAnchorElement;

describe('what a click takes along', () => {
  it('is the poster in a teaser', () => {
    layOut(teaser(`<span><img id="it" ${SRC}></span>`));
    expect(teaserImage(link())?.id).toBe('it');
  });

  it('is the poster beside the name of a house', () => {
    layOut(`<ul><li><span><img id="it" ${SRC}></span><h3>${teaser('Berlin')}</h3></li></ul>`);
    expect(teaserImage(link())?.id).toBe('it');
  });

  it('is nothing where the page does not open with the poster, and for links that are no teasers', () => {
    layOut(teaser(`<span data-stays="true"><img ${SRC}></span>`));
    expect(teaserImage(link())).toBeNull();
    layOut(`<ul><li><img ${SRC}><a href="/jobs/">Jobs</a></li></ul>`);
    expect(teaserImage(link())).toBeNull();
    layOut(teaser('Words'));
    expect(teaserImage(link())).toBeNull();
  });
});

it('a poster has the place that the elements around it leave of it', () => {
  layOut(
    `<main><div style="overflow-x: hidden" data-box="0 0 100 100"><img ${SRC} data-box="50 -20 100 60"></div></main>`,
  );
  const image = document.querySelector('img') as HTMLImageElement;
  expect(placeOf(image)).toEqual({
    image: { left: 50, top: -20, width: 100, height: 60 },
    seen: { left: 50, top: 0, width: 50, height: 40 },
  });
  image.removeAttribute('data-box');
  expect(placeOf(image)).toBeNull();
});

it('takes over the corner that is round under the pointer', () => {
  layOut(teaser(`<span><img ${SRC}></span>`));
  const image = document.querySelector('img') as HTMLImageElement;
  expect(cornerOf(image)).toEqual([0, 0]);
  const frame = image.parentElement as HTMLElement;
  frame.style.borderBottomRightRadius = '25% 40%';
  expect(cornerOf(image)).toEqual([0.25, 0.4]);
});

it('finds a poster again in the opening of its page, not in its teaser, and the other way round', () => {
  const size = 'data-box="0 0 100 100"';
  layOut(
    `<main>${teaser(`<img id="other" ${SRC} ${size}>`, '/work/b/')}
      <div><img id="hidden" ${SRC}></div>
      <div><img id="opening" ${SRC} ${size}></div>
      ${teaser(`<img id="home" ${SRC} ${size}>`)}</main>`,
  );
  expect(openingImage('a-wheels')?.id).toBe('opening');
  expect(openingImage('b-wheels')).toBeNull();
  expect(imageLeadingTo('/work/a/', 'a-wheels')?.id).toBe('home');
  expect(imageLeadingTo('/work/a/', 'b-wheels')).toBeNull();
  expect(imageLeadingTo('/work/c/', 'a-wheels')).toBeNull();
});

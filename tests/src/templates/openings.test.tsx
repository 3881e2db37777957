// Covers src/templates/openings.ts, src/templates/parts.
import { render, screen } from '@testing-library/react';
import { OPENINGS } from '../../../src/config/openings';
import type * as Openings from '../../../src/templates/openings';
import * as casesPages from '../../../stories/templates/CasePage.stories';
import * as genericPages from '../../../stories/templates/GenericPage.stories';
import * as numerals from '../../../stories/templates/parts/NumeralOpening.stories';
import * as posters from '../../../stories/templates/parts/PosterOpening.stories';
import * as types from '../../../stories/templates/parts/TypeOpening.stories';
import { composeStories } from '../../helpers/stories';
import { setUpTemplates } from './setUpTemplates';

const cases = composeStories(casesPages);
const generics = composeStories(genericPages);
const numeral = composeStories(numerals);
const poster = composeStories(posters);
const type = composeStories(types);

setUpTemplates();

const headline = () => screen.getByRole('heading', { level: 1 });
const ground = () => headline().closest('[data-theme]');

it.each(OPENINGS)('the opening %s is there after its code was loaded, and never before', async (opening) => {
  jest.resetModules();
  const fresh = require('../../../src/templates/openings') as typeof Openings;
  expect(() => fresh.loadedOpening(opening)).toThrow(`The opening "${opening}" is not loaded`);
  await fresh.openingCodeOf({ opening })?.load();
  expect(typeof fresh.loadedOpening(opening)).toBe('function');
});

it('pages that open in another way load no opening', () => {
  const { openingCodeOf } = require('../../../src/templates/openings') as typeof Openings;
  for (const content of [{ opening: 'plain' }, { opening: 'stage' }, {}])
    expect(openingCodeOf(content)).toBeUndefined();
});

describe('the header', () => {
  const banner = () => screen.getByRole('banner');

  it.each([
    ['a poster', generics.Home, 'yellow'],
    ['a black poster on a light page', cases.BlackPosterOnLightPage, 'dark'],
    ['a number', cases.Numeral, 'yellow'],
  ])('has the theme of the ground of %s', (_, Page, theme) => {
    render(<Page />);
    expect(ground()).toHaveAttribute('data-theme', theme);
    expect(banner()).toHaveAttribute('data-theme', theme);
  });

  it('has the theme of the page where the opening has no ground of its own', () => {
    render(<generics.Services />);
    expect(banner()).toHaveAttribute('data-theme', '');
  });
});

describe('a giant number', () => {
  it('is not read out, and is no part of the headline', () => {
    render(<numeral.Default />);
    expect(headline()).toHaveTextContent('Ein bisschen sind 140');
    const digits = document.querySelector('svg text');
    expect(digits).toHaveTextContent('140');
    expect(digits?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(ground()).toHaveAttribute('data-theme', 'yellow');
  });

  it('is printed twice, and once more where both plates meet', () => {
    render(<numeral.Default />);
    const clip = document.querySelector('clipPath');
    const printed = [...document.querySelectorAll('svg > text')];
    expect(printed).toHaveLength(3);
    expect(printed[2]).toHaveAttribute('clip-path', `url(#${clip?.id})`);
  });

  it('opens a case whose poster is not on the page', () => {
    render(<cases.Numeral />);
    expect(headline()).toHaveTextContent('Ein bisschen sind 140');
    expect(screen.queryByRole('img', { name: /Fahrrad/ })).not.toBeInTheDocument();
  });

  it('stands on the colour of a page on which something is looked up, whose lead is below the headline', () => {
    render(<generics.Services />);
    const opening = headline().closest('[data-compact]');
    expect(opening).not.toHaveAttribute('data-theme');
    expect(opening).toHaveTextContent('Sieben Disziplinen, von denen nie eine allein druckt.');
  });
});

describe('a poster that fills the opening', () => {
  it('says what it shows, and leaves the ground of the header flat', () => {
    render(<poster.Default />);
    expect(screen.getByRole('img', { name: /Viertelkreise/ })).toBeInTheDocument();
    expect(ground()).toHaveAttribute('data-theme', 'light');
  });
});

describe('type alone', () => {
  it('stands on the ground of the poster, and nothing else does', () => {
    render(<type.Default />);
    expect(ground()).toHaveAttribute('data-theme', 'blue');
    expect(ground()?.textContent).toBe('AgendaImmer mit Absender');
  });
});

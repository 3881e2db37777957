import type { Country } from '../../../src/config/countries';
import type { EditorialCode } from '../../../src/content/editorialCodes';

/** What a country's law says about words in job advertisements. */
interface Source {
  /** Law and section. */
  law: string;
  /** True if such words are forbidden outright in job advertisements; otherwise they are a legal risk. */
  forbids: boolean;
}

/** A protected ground, with the law of each country. */
export interface Ground {
  about: string;
  sources: Readonly<Record<Country, Source>>;
}

const forbidden = (law: string): Source => ({ law, forbids: true });
const risky = (law: string): Source => ({ law, forbids: false });

/**
 * Age, origin, religion: forbidden in job advertisements in Germany and Austria; Switzerland protects personality in
 * general.
 */
const AGE_OR_BELIEF = {
  DE: forbidden('§§ 1, 7, 11 AGG'),
  AT: forbidden('§§ 17, 23 GlBG'),
  CH: risky('Art. 328 OR'),
};

/**
 * The law behind each rule about people. AGG: German equal treatment act, GlBG: the Austrian one, GlG: Swiss gender
 * equality act, OR: Swiss code of obligations, BEinstG: Austrian act on employing disabled people. Legal exceptions (§§
 * 8, 10 AGG, § 20 GlBG) are silenced in the file with a reason.
 */
export const GROUNDS: Readonly<Partial<Record<EditorialCode, Ground>>> = {
  'gendered-title': {
    about: 'names one sex only',
    sources: {
      DE: forbidden('§§ 1, 7, 11 AGG'),
      AT: forbidden('§ 9 Abs. 1 GlBG'),
      CH: forbidden('Art. 3 GlG'),
    },
  },
  'sex-wording': {
    about: 'is about sex',
    sources: {
      DE: forbidden('§§ 1, 7, 11 AGG'),
      AT: forbidden('§§ 3, 9 Abs. 1 GlBG'),
      CH: forbidden('Art. 3 GlG'),
    },
  },
  'family-wording': {
    about: 'is about family',
    sources: {
      DE: forbidden('§§ 1, 3, 7, 11 AGG'),
      AT: forbidden('§§ 3, 9 Abs. 1 GlBG'),
      CH: forbidden('Art. 3 GlG'),
    },
  },
  'age-wording': { about: 'is about age', sources: AGE_OR_BELIEF },
  'origin-wording': { about: 'is about origin', sources: AGE_OR_BELIEF },
  'religion-wording': { about: 'is about religion', sources: AGE_OR_BELIEF },
  'health-wording': {
    about: 'is about health',
    sources: { DE: forbidden('§§ 1, 7, 11 AGG'), AT: forbidden('§ 7b BEinstG'), CH: risky('Art. 328 OR') },
  },
  'appearance-wording': {
    about: 'is about looks, and so about age, sex or disability',
    sources: { DE: risky('§ 3 Abs. 2 AGG'), AT: risky('§§ 5, 19 GlBG'), CH: risky('Art. 328 OR') },
  },
  'private-question': {
    about: 'asks for something private',
    sources: {
      DE: risky('§ 7 AGG, Art. 5 GDPR'),
      AT: risky('§§ 3, 17 GlBG, Art. 5 GDPR'),
      CH: risky('Art. 328b OR'),
    },
  },
  'pay-history': {
    about: 'asks what somebody earned before',
    sources: {
      DE: risky('Art. 5 Directive (EU) 2023/970'),
      AT: risky('Art. 5 Directive (EU) 2023/970'),
      CH: risky('Art. 328b OR'),
    },
  },
  'unpaid-work': {
    about: 'offers work without pay',
    sources: { DE: risky('§§ 1, 22 MiLoG'), AT: risky('§ 1152 ABGB'), CH: risky('Art. 322 OR') },
  },
};

import type { SiteInBrowser } from './siteInBrowser';
import { type StubIntake, startStubIntake } from './stubIntake';

/**
 * Plays the intake of a site before the tests of a file and ends with them; each test finds it with nothing received
 * and nothing prepared.
 */
export function stubIntakeOf(site: SiteInBrowser): Omit<StubIntake, 'stop'> {
  let intake: StubIntake | undefined;
  const running = (): StubIntake => {
    if (!intake) throw new Error('The intake is played only while tests run.');
    return intake;
  };

  beforeAll(async () => {
    intake = await startStubIntake(site.url());
  });

  afterAll(() => intake?.stop());

  beforeEach(() => {
    running().received.length = 0;
    running().answers.length = 0;
  });

  return {
    get url() {
      return running().url;
    },
    get received() {
      return running().received;
    },
    get answers() {
      return running().answers;
    },
  };
}

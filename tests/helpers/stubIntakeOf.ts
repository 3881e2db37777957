import type { SiteInBrowser } from './siteInBrowser';
import { type StubIntake, startStubIntake } from './stubIntake';

/**
 * Starts a stand-in for a site's intake before the tests of a file and stops it after them; it is reset for each test.
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

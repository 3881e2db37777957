// Covers src/forms, src/document, src/navigation, src/entry.client.tsx.
import type { Page } from 'playwright-core';
import { button, field, FILES, row } from '../helpers/applicationForm';
import { APPLICATION_PATHS } from '../helpers/applicationPages';
import { changeMarkup, FOREIGN_CODE, RENDERED_ANEW } from '../helpers/foreignMarkup';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { stubIntakeOf } from '../helpers/stubIntakeOf';
import { untilHydrated, type Visit } from '../helpers/visit';

const site = siteInBrowser();
const intake = stubIntakeOf(site);

/**
 * Opens a page on a slow processor, whose scripts are held back until `arrive` is called, as on a very slow connection.
 * @param code foreign code that changes the markup
 */
async function openSlowly(path: string, code?: () => void): Promise<Visit & { arrive: () => void }> {
  const visit = await site.visit({ reducedMotion: 'reduce' });
  const session = await visit.page.context().newCDPSession(visit.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  if (code) await changeMarkup(visit.page, code);
  let arrive = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await visit.page.route('**/assets/*.js', async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await visit.page.goto(intake.url + path, { waitUntil: 'commit' });
  return { ...visit, arrive };
}

const PITCH = 'Der Moment, in dem alle wissen, dass gleich jemand lacht.';

async function fillInApplication(page: Page): Promise<void> {
  await field(page, 'first_name').fill('Mira');
  await field(page, 'last_name').fill('Sandoval');
  await field(page, 'email').fill('mira@post.example');
  await field(page, 'channel').selectOption('kununu');
  await field(page, 'resume').setInputFiles(FILES.resume);
  await field(page, 'privacy_ack').check();
}

/** What may have changed the markup, and what is then reported. */
const VISITS: [who: string, code: (() => void) | undefined, reported: unknown[]][] = [
  ['nobody', undefined, []],
  ...Object.entries(FOREIGN_CODE).map(([who, code]): (typeof VISITS)[number] => [who, code, [RENDERED_ANEW]]),
];

it.each(VISITS)(
  'an application that is filled in before any script has arrived is taken over whole, with its file, where %s has changed the markup',
  async (_, code, reported) => {
    const { page, complaints, arrive, close } = await openSlowly(APPLICATION_PATHS.de, code);
    await fillInApplication(page);
    // Half of it before the scripts arrive, half during hydration.
    await field(page, 'pitch').pressSequentially(PITCH.slice(0, 20));
    arrive();
    await field(page, 'pitch').pressSequentially(PITCH.slice(20), { delay: 20 });
    await untilHydrated(page);
    await row(page, FILES.resume.name).waitFor();
    expect(await field(page, 'pitch').inputValue()).toBe(PITCH);
    await button(page).click();
    await page.getByRole('heading', { level: 1, name: 'Passt.' }).waitFor();
    expect(intake.received[0]?.fields).toMatchObject({
      first_name: 'Mira',
      last_name: 'Sandoval',
      email: 'mira@post.example',
      pitch: PITCH,
      channel: 'kununu',
      privacy_ack: 'true',
    });
    expect(intake.received[0]?.files).toMatchObject([{ field: 'resume', name: FILES.resume.name }]);
    expect(complaints).toEqual(reported);
    await close();
  },
);

it.each(VISITS)('a contact message is, too, where %s has', async (_, code, reported) => {
  const { page, complaints, arrive, close } = await openSlowly('/kontakt/', code);
  await field(page, 'name').fill('Ada Winkler');
  await field(page, 'topic').selectOption('press');
  await field(page, 'message').pressSequentially('Wann drucken');
  arrive();
  await field(page, 'message').pressSequentially(' Sie das nächste Plakat?', { delay: 20 });
  await field(page, 'email').fill('ada@post.example');
  await untilHydrated(page);
  await button(page).click();
  await page.getByRole('heading', { name: 'Angekommen.' }).waitFor();
  expect(intake.received[0]?.fields).toMatchObject({
    name: 'Ada Winkler',
    topic: 'press',
    email: 'ada@post.example',
    message: 'Wann drucken Sie das nächste Plakat?',
  });
  expect(complaints).toEqual(reported);
  await close();
});

it('who sends before any script has arrived has the browser send the form', async () => {
  const { page, arrive, close } = await openSlowly(APPLICATION_PATHS.de);
  intake.answers.push({ status: 201, body: {}, headers: { 'Content-Type': 'text/html' } });
  await fillInApplication(page);
  const leaves = page.waitForURL('**/api/applications?*');
  await button(page).click();
  await leaves;
  arrive();
  expect(intake.received[0]?.fields).toMatchObject({ locale: 'de', first_name: 'Mira', privacy_ack: 'true' });
  expect(intake.received[0]?.files.filter(({ bytes }) => bytes > 0)).toMatchObject([
    { field: 'resume', name: FILES.resume.name },
  ]);
  await close();
});

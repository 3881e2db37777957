import { Command, Option } from 'commander';
import { createProgress } from '../../lib/progress';
import { namesOf } from '../../lib/arguments';
import { withSiteInBrowser } from '../builtSite';
import { serveVariant, VARIANTS } from '../load/controlSite';
import { MEASURED_TEMPLATES, type MeasuredTemplate, TEMPLATE_PAGES } from '../load/templatePages';
import { type Film, writeContactSheet } from './contactSheet';
import { filmLoad } from './filmLoad';

interface Options {
  templates: MeasuredTemplate[];
  out: string;
}

const FILMED: MeasuredTemplate[] = ['case', 'jobs', 'jobApplication'];

async function film({ templates, out }: Options): Promise<void> {
  const progress = createProgress(process.stderr);
  await withSiteInBrowser(async (browser, origin) => {
    const servers = await Promise.all(VARIANTS.map((variant) => serveVariant(origin, variant)));
    try {
      const films: Film[] = [];
      for (const template of templates) {
        progress.step(template, templates.indexOf(template) + 1, templates.length);
        for (const [index, server] of servers.entries()) {
          const frames = await filmLoad(browser, server.origin + TEMPLATE_PAGES[template].de);
          films.push({ title: `${template}, ${VARIANTS[index]}`, frames });
        }
      }
      await writeContactSheet(browser, films, out);
    } finally {
      for (const { close } of servers) close();
    }
  });
  progress.done('Contact sheet', out);
}

/** `npm run bench -- film`: the first two seconds of page loads, as one picture. */
export function filmCommand(): Command {
  return new Command('film')
    .description(
      'Films the first two seconds of pages on a cheap phone with a slow line, each beside its two control pages, and writes a frame for every 100 ms into one PNG.',
    )
    .addOption(
      new Option('-t, --templates <names>', `which templates: ${MEASURED_TEMPLATES.join(', ')}`)
        .argParser(namesOf(MEASURED_TEMPLATES))
        .default(FILMED, FILMED.join(',')),
    )
    .option('--out <file>', 'where the picture is written', '.cache/film.png')
    .action(film);
}

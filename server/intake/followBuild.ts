import type { LiveSite } from '../files/liveSite';
import type { Intake } from './intake';
import { readIntakeSite } from './readIntakeSite';
import { createPageRenderer, readStylesheets } from './answers/renderPage';
import type { RenderPage } from './answers/sendResult';

/** What the intake takes from the build that is served now. */
export interface BuildParts {
  renderPage: RenderPage;
  /** Style sheets of the site, for pages the server writes itself. */
  stylesheets: () => readonly string[];
}

/**
 * Lets the intake follow the site: with a new build it knows its open jobs and texts, and renders its pages, from the
 * same moment on.
 */
export async function followBuild(intake: Intake, live: LiveSite, distDir: string): Promise<BuildParts> {
  let stylesheets = await readStylesheets(distDir);
  let renderer = createPageRenderer(distDir, intake.site, intake.log);
  live.prepare(async () => {
    const [site, nextStylesheets] = await Promise.all([readIntakeSite(distDir), readStylesheets(distDir)]);
    return () => {
      renderer.close();
      renderer = createPageRenderer(distDir, site, intake.log);
      stylesheets = nextStylesheets;
      intake.site = site;
    };
  });
  return {
    renderPage: (path, said) => renderer.render(path, said),
    stylesheets: () => stylesheets,
  };
}

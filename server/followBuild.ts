import type { LiveSite } from './files/liveSite';
import type { Intake } from './intake/intake';
import { readIntakeSite } from './intake/answers/readIntakeSite';
import { createPageRenderer, readStylesheets } from './intake/answers/renderPage';
import type { RenderPage } from './intake/answers/sendResult';

/** The parts of the served build that the intake uses. */
export interface BuildParts {
  renderPage: RenderPage;
  /** Stylesheets of the site, for pages the server writes itself. */
  stylesheets: () => readonly string[];
}

/**
 * Keeps the intake in step with the site: the moment a new build is served, it uses that build's open jobs, texts and
 * pages.
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
    renderPage: (path, shown) => renderer.render(path, shown),
    stylesheets: () => stylesheets,
  };
}

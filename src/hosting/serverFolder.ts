import path from 'node:path';

/** Folder beside a site that its build writes for the server only, e.g. `dist-server`. */
export const serverDirOf = (distDir: string): string => `${path.resolve(distDir)}-server`;

/** File of that folder with the open jobs, pages and texts for the intake. */
export const INTAKE_SITE_FILE = 'site.json';

/** File of that folder with the built files that a rendered page needs. */
export const RENDERING_FILE = 'rendering.json';

/** Program of that folder that renders pages, without its extension. */
export const RENDERING_PROGRAM = 'ssr/entry.server';

import { USAGE as COMPONENTS } from '../../stories/components/usage';
import { USAGE as FORMS } from '../../stories/forms/usage';
import { USAGE as LAYOUT } from '../../stories/layout/usage';
import { USAGE as NOTICES } from '../../stories/notices/usage';
import { USAGE as SECTIONS } from '../../stories/sections/usage';
import { USAGE as TEMPLATES } from '../../stories/templates/usage';
import { USAGE as PARTS } from '../../stories/templates/parts/usage';
import type { Usage } from '../../stories/usage';

const ROOMS: Readonly<Record<string, Readonly<Record<string, Usage>>>> = {
  components: COMPONENTS,
  forms: FORMS,
  layout: LAYOUT,
  notices: NOTICES,
  sections: SECTIONS,
  templates: TEMPLATES,
  'templates/parts': PARTS,
};

/**
 * When to use the part that a page of documentation is about, by its title, e.g. `templates/parts/Hero`; undefined for
 * tokens and tools, which are no parts of the site.
 */
export function usageOf(title: string): Usage | undefined {
  const end = title.lastIndexOf('/');
  return ROOMS[title.slice(0, end)]?.[title.slice(end + 1)];
}

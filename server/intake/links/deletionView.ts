import type { Locale } from '../../../src/content/locales';
import type { ServedView } from '../../../src/content/servedView';
import { siteTexts } from '../answers/siteTexts';
import type { Intake } from '../intake';
import type { Entry } from '../store/manifest';
import { deletionPath } from '../tokens/applicationLink';
import { localeField } from './applicationView';

/** The page behind the deletion link of a confirmation, which asks before everything is deleted. */
export function deletionView(intake: Intake, entry: Entry, locale: Locale): ServedView {
  const text = siteTexts(intake.site, locale);
  return {
    title: text('deletion.title'),
    lead: text('deletion.text'),
    paragraphs: [],
    facts: [{ label: text('application.fact.reference'), value: entry.manifest.reference }],
    forms: [
      {
        id: 'delete',
        action: deletionPath(intake, entry),
        method: 'post',
        fields: [localeField(locale)],
        submit: text('deletion.action'),
        isDanger: true,
      },
    ],
    links: [],
  };
}

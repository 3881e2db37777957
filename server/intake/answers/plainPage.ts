import type { Locale } from '../../../src/content/locales';
import type { ServedField, ServedForm, ServedView } from '../../../src/content/servedView';
import { escapeHtml, htmlAttributes } from '../../../src/document/html';
import { PLAIN_STYLES_PATH } from './plainStyles';

/** A link on a plain page. */
export interface PlainLink {
  href: string;
  label: string;
}

/** Optional content of a plain page, below its paragraphs. */
export interface PlainExtras {
  /** Facts below the paragraphs. */
  facts?: ServedView['facts'];
  /** Forms below the facts. */
  forms?: readonly ServedForm[];
  links?: readonly PlainLink[];
  /** URLs of the site's stylesheets. */
  stylesheets?: readonly string[];
}

function plainField(field: ServedField, formId: string): string {
  if (field.type === 'hidden')
    return `<input${htmlAttributes({ type: 'hidden', name: field.name, value: field.value })}>`;
  const id = `${formId}-${field.name}`;
  const { type, name, label, error } = field;
  const own =
    type === 'email'
      ? { value: field.value, autocomplete: 'email', required: '' }
      : { accept: field.accept, ...(field.isMultiple ? { multiple: '' } : {}) };
  const notes = [type === 'file' ? field.hint : undefined, error].filter((note) => note !== undefined);
  return [
    `<p><label for="${escapeHtml(id)}">${escapeHtml(label)}</label><br>`,
    `<input${htmlAttributes({ id, type, name, ...own, ...(notes.length > 0 ? { 'aria-describedby': `${id}-note` } : {}), ...(error === undefined ? {} : { 'aria-invalid': 'true' }) })}></p>`,
    ...(notes.length > 0 ? [`<p id="${escapeHtml(id)}-note">${escapeHtml(notes.join(' '))}</p>`] : []),
  ].join('\n');
}

/** Encoding of a form's body: files require multipart. */
function encodingOf({ fields, method }: ServedForm): { enctype?: 'multipart/form-data' } {
  const hasFiles = method === 'post' && fields.some(({ type }) => type === 'file');
  return hasFiles ? { enctype: 'multipart/form-data' } : {};
}

function plainForm(form: ServedForm): string {
  const { id, heading, text, action, method, fields, submit } = form;
  return [
    `<form${htmlAttributes({ method, action, ...encodingOf(form) })}>`,
    ...(heading === undefined ? [] : [`<h2>${escapeHtml(heading)}</h2>`]),
    ...(text === undefined ? [] : [`<p>${escapeHtml(text)}</p>`]),
    ...fields.map((field) => plainField(field, id)),
    `<button type="submit">${escapeHtml(submit)}</button>`,
    '</form>',
  ].join('\n');
}

function plainFacts(facts: ServedView['facts']): string[] {
  if (facts.length === 0) return [];
  const rows = facts.map(({ label, value, href }) => {
    const shown = escapeHtml(value).replaceAll('\n', '<br>');
    const linked = href === undefined ? shown : `<a href="${escapeHtml(href)}">${shown}</a>`;
    return `<div><dt>${escapeHtml(label)}</dt><dd>${linked}</dd></div>`;
  });
  return [`<dl>${rows.join('')}</dl>`];
}

/**
 * A complete page of a heading, paragraphs and optional extras, for responses where no built page fits or can be
 * rendered. It has no inline styles or scripts, so it complies with every policy.
 */
export function plainPage(
  locale: Locale,
  title: string,
  paragraphs: readonly string[],
  { facts = [], forms = [], links = [], stylesheets = [] }: PlainExtras = {},
): string {
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...plainFacts(facts),
    ...forms.map(plainForm),
    ...links.map(({ href, label }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`),
  ];
  return `<!doctype html>
<html lang="${locale}" data-theme="yellow">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – SFF</title>
${[...stylesheets, PLAIN_STYLES_PATH].map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
</head>
<body>
<main id="main">
${parts.join('\n')}
</main>
</body>
</html>
`;
}

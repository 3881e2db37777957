import { fileText } from '../../../scripts/content/fileText';
import { css } from '@linaria/core';
import { Icon } from '../../../src/components/Icon/Icon';
import { PAPER_ICONS } from '../../../src/components/Icon/paperIcons';
import type { Locale } from '../../../src/content/locales';
import { color } from '../../../src/theme/colors';
import { border, space } from '../../../src/theme/space';
import { fileName, languagesOf, type Page } from '../model/page';
import { code, heading, row, smallButton, stack } from './toolStyles';

const text = css`
  max-height: 60vh;
  margin: 0;
  padding: ${space(3)};
  overflow: auto;
  border: ${border.hair} solid ${color.line};
  background: ${color.surface};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export interface JsonPanelProps {
  page: Page;
  say: (words: string) => void;
}

/** Offers the file as a download. */
function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Shows the files of the page, exactly as they will be in content-json. */
export function JsonPanel({ page, say }: JsonPanelProps) {
  const copy = async (name: string, content: string) => {
    try {
      await navigator.clipboard.writeText(content);
      say(`${name} copied`);
    } catch {
      say('The browser does not let this page copy. Mark the text and copy it.');
    }
  };
  return (
    <div className={stack}>
      {languagesOf(page).map((locale: Locale) => {
        const name = fileName(page, locale);
        const content = fileText(page.files[locale] ?? {});
        return (
          <section key={locale} className={stack} aria-label={name}>
            <h3 className={heading}>{name}</h3>
            <div className={row}>
              <button className={smallButton} type="button" onClick={() => void copy(name, content)}>
                <Icon name={PAPER_ICONS.file} size={20} />
                {`Copy ${locale}`}
              </button>
              <button
                className={smallButton}
                type="button"
                onClick={() => {
                  download(`${page.id}.json`, content);
                  say(`${name} downloaded`);
                }}
              >
                <Icon name={PAPER_ICONS.download} size={20} />
                {`Download ${locale}`}
              </button>
            </div>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
            <pre className={`${text} ${code}`} tabIndex={0} data-file={name}>
              {content}
            </pre>
          </section>
        );
      })}
    </div>
  );
}

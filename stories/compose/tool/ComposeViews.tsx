import { css } from '@linaria/core';
import { from } from '../../../src/theme/breakpoints';
import { space } from '../../../src/theme/space';
import { DraftList } from '../drafts/DraftList';
import type { TextPlace } from '../model/untranslated';
import { PreviewPanel } from '../preview/PreviewPanel';
import { SavePanel } from '../save/SavePanel';
import { countFindings } from '../typography/pageTypography';
import { TypographyPanel } from '../typography/TypographyPanel';
import type { Composer } from '../useComposer';
import { JsonPanel } from './JsonPanel';
import { ProblemList } from './ProblemList';
import { StatusLine } from './StatusLine';
import { Tabs } from './Tabs';
import { hint, stack } from './toolStyles';

const aside = css`
  min-width: 0;

  ${from.md} {
    position: sticky;
    inset-block-start: ${space(5)};
    max-height: calc(100vh - ${space(10)});
    overflow-y: auto;
    /* The focus ring of a control at the edge would be cut off. */
    padding: ${space(2)};
  }
`;

export interface ComposeViewsProps {
  composer: Composer;
}

/** Views of the page: preview, messages, files and drafts. */
export function ComposeViews({ composer }: ComposeViewsProps) {
  const { session, checked, settled, today, typography, drafts, saving, isOwn, goTo, say } = composer;
  const { openInEditor } = saving;
  const { problems } = checked;
  const goToText = ({ locale, pointer }: TextPlace) => composer.goToField(locale, pointer);
  const typographyCount = countFindings(typography.found);
  return (
    <section className={`${stack} ${aside}`} aria-label="What becomes of it">
      <StatusLine words={composer.said.value} count={composer.said.count} />
      <Tabs
        shown={composer.tab}
        onShow={composer.setTab}
        tabs={[
          {
            name: 'Preview',
            panel: <PreviewPanel page={settled} checked={checked} date={today} locale={session.locale} />,
          },
          {
            name: `Messages (${problems.length})`,
            panel: (
              <>
                <ProblemList problems={problems} isOwn={isOwn} goTo={goTo} openInEditor={openInEditor} />
                {typographyCount > 0 && (
                  <p
                    className={hint}
                  >{`npm run content also prints ${typographyCount} typographic ${typographyCount === 1 ? 'warning' : 'warnings'}: see Typography.`}</p>
                )}
              </>
            ),
          },
          {
            name: `Typography (${typographyCount})`,
            panel: (
              <TypographyPanel found={typography.found} putRight={typography.putRight} goTo={goToText} />
            ),
          },
          { name: 'JSON', panel: <JsonPanel page={session.page} say={say} /> },
          {
            name: `Drafts (${drafts.drafts.length})`,
            panel: <DraftList drafts={drafts} current={session.draft} open={composer.openDraft} say={say} />,
          },
          ...(openInEditor
            ? [
                {
                  name: 'Save',
                  panel: (
                    <SavePanel
                      saving={saving.state}
                      untranslated={composer.untranslated}
                      openInEditor={openInEditor}
                      isOwn={isOwn}
                      goTo={goTo}
                      goToText={goToText}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}

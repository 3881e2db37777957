import { css } from '@linaria/core';
import type { KeyboardEvent } from 'react';
import { from } from '../../src/theme/breakpoints';
import { space } from '../../src/theme/space';
import { type } from '../../src/theme/type';
import { ComposeContext } from './form/composeContext';
import { Field } from './form/Field';
import { ObjectFields } from './form/ObjectFields';
import { fieldId } from './form/openParts';
import { fileFields } from './model/page';
import { ComposeViews } from './tool/ComposeViews';
import { PageBar } from './tool/PageBar';
import { hint, stack } from './tool/toolStyles';
import { type ComposerOptions, useComposer } from './useComposer';

const tool = css`
  display: grid;
  gap: ${space(6)};
  padding: ${space(5)};

  /* Beside the sidebar of Storybook, a window of 1,280 px leaves less than the next step. */
  ${from.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: start;
  }
`;

const title = css`
  ${type.d3}
`;

/** Storybook shows another story on Alt with an arrow, which moves blocks and opens selects here. */
function keepFromStorybook(event: KeyboardEvent): void {
  if (event.altKey && event.key.startsWith('Arrow')) event.stopPropagation();
}

/** Props of the tool. */
export type ComposePageProps = ComposerOptions;

/** Composes a page from the real schema, with the real checks and a preview in the real templates. */
export function ComposePage(props: ComposePageProps) {
  const composer = useComposer(props);
  const { page, locale } = composer.session;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the controls in it
    <main className={tool} onKeyDown={keepFromStorybook}>
      <section className={stack} aria-label="The page">
        <h1 className={title}>Compose a page</h1>
        <PageBar composer={composer} />
        <p className={hint}>
          In longer texts a link is written [words](page:id). Type \- for a soft hyphen, \_ for a no-break
          space.
        </p>
        <ComposeContext value={composer.compose}>
          {/* What has no field of its own leads here, such as a message about the whole file. */}
          <section id={fieldId(locale, '')} tabIndex={-1} aria-label="Fields">
            <ObjectFields
              key={`${page.kind} ${locale}`}
              fields={fileFields(page.kind)}
              path={[]}
              renderField={(field) => <Field {...field} />}
            />
          </section>
        </ComposeContext>
      </section>
      <ComposeViews composer={composer} />
    </main>
  );
}

import { createTypeface } from '../../../scripts/fonts/createTypeface';
import { loadFilmFacts } from './loadFilmFacts';
import { createPreviewMedia, type PreviewMedia } from './previewMedia';

/** Fonts for lettering on posters, served by .storybook/storybookConfig.ts. */
const TYPEFACE_FILES = ['typeface/latin.ttf', 'typeface/latin-ext.ttf'];

async function fetchBytes(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} cannot be loaded (${answer.status}), so posters cannot be drawn.`);
  return new Uint8Array(await answer.arrayBuffer());
}

let loading: Promise<PreviewMedia> | undefined;

/**
 * Loads what the preview needs to make its posters and files. Rejects if the typeface cannot be loaded; the next call
 * tries again.
 */
export function loadPreviewMedia(): Promise<PreviewMedia> {
  loading ??= Promise.all([Promise.all(TYPEFACE_FILES.map(fetchBytes)), loadFilmFacts()]).then(
    ([files, films]) =>
      createPreviewMedia(
        createTypeface(files),
        (content, type) => URL.createObjectURL(new Blob([content], { type })),
        films,
      ),
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

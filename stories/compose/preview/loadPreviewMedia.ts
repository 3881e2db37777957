import { createTypeface } from '../../../scripts/fonts/createTypeface';
import { loadFilmFacts } from './loadFilmFacts';
import { createPreviewMedia, type PreviewMedia } from './previewMedia';

/** Where .storybook/main.ts puts the cuts that letters on posters are drawn with. */
const TYPEFACE_FILES = ['typeface/latin.ttf', 'typeface/latin-ext.ttf'];

async function fetchBytes(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} cannot be loaded (${answer.status}), so posters cannot be drawn.`);
  return new Uint8Array(await answer.arrayBuffer());
}

let loading: Promise<PreviewMedia> | undefined;

/** The posters and files of the preview, made in this window. Rejects when the typeface cannot be loaded; the next call tries again. */
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

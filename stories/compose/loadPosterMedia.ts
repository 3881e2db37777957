import { createTypeface } from '../../scripts/fonts/createTypeface';
import type { Media } from '../../scripts/content/resolve/media';
import { createPosterMedia } from './posterMedia';

/** Where .storybook/main.ts puts the cuts that letters on posters are drawn with. */
const TYPEFACE_FILES = ['typeface/latin.ttf', 'typeface/latin-ext.ttf'];

async function fetchBytes(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} cannot be loaded (${answer.status}), so posters cannot be drawn.`);
  return new Uint8Array(await answer.arrayBuffer());
}

let loading: Promise<Media> | undefined;

/** The posters of the preview, drawn in this window. Rejects when the typeface cannot be loaded; the next call tries again. */
export function loadPosterMedia(): Promise<Media> {
  loading ??= Promise.all(TYPEFACE_FILES.map(fetchBytes)).then((files) =>
    createPosterMedia(createTypeface(files), (svg) =>
      URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })),
    ),
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

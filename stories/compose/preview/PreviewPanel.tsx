import { css } from '@linaria/core';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { THEMES, type Theme } from '../../../src/config/themes';
import { LOCALES, type Locale } from '../../../src/content/locales';
import { color } from '../../../src/theme/colors';
import { BREAKPOINTS, from } from '../../../src/theme/breakpoints';
import { border, space } from '../../../src/theme/space';
import type { Checked } from '../model/library';
import { languagesOf, type Page } from '../model/page';
import { loadPreviewMedia } from './loadPreviewMedia';
import type { PreviewMedia } from './previewMedia';
import { previewPage, type PreviewData } from './previewPage';
import { previewMessage, sendPreviewMessage } from './previewChannel';
import { control, hint, label, row, stack } from '../tool/toolStyles';
import { fitFrame } from './fitFrame';

const stage = css`
  position: relative;
  overflow: hidden;
  height: 68vh;
  min-height: 320px;

  ${from.md} {
    height: calc(100vh - ${space(60)});
  }
  border: ${border.line} solid ${color.line};
  background: ${color.surface};
`;

const frame = css`
  display: block;
  border: 0;
  transform-origin: 0 0;
`;

const choice = css`
  display: grid;
  flex: 1 1 120px;
  gap: ${space(1)};
`;

/** Widths at which the site's layout changes; 360 px, a small phone, represents the first one. */
const WIDTHS = Object.values(BREAKPOINTS).map((start) => Math.max(start, 360));

/** Story that is loaded into the preview frame, relative to this one. */
const PREVIEW_STORY = 'iframe.html?id=compose-preview-frame--frame&viewMode=story';

const AS_WRITTEN = 'as written';

export interface PreviewPanelProps {
  page: Page;
  checked: Checked;
  date: string;
  /** Language of the edited file, shown unless another one is chosen. */
  locale: Locale;
}

interface Shown {
  data?: PreviewData;
  note: string;
}

function show(props: PreviewPanelProps, locale: Locale, theme: string, media: PreviewMedia): Shown {
  try {
    const data = previewPage(props.checked, props.page, { locale, date: props.date, media });
    if (!data) return { note: 'This file cannot be shown yet; its messages say why.' };
    const page = media.finish(data.page, locale);
    if (theme !== AS_WRITTEN) page.content.theme = theme as Theme;
    return { data: { ...data, page }, note: '' };
  } catch (error) {
    return { note: `The page cannot be printed: ${(error as Error).message}` };
  }
}

/** Shows the page as visitors will see it, in any language, theme and layout width. */
export function PreviewPanel(props: PreviewPanelProps) {
  const [chosenLocale, setChosenLocale] = useState<Locale | ''>('');
  const [theme, setTheme] = useState<string>(AS_WRITTEN);
  const [width, setWidth] = useState<number>(BREAKPOINTS.xl);
  const [media, setMedia] = useState<PreviewMedia>();
  const [loadError, setLoadError] = useState('');
  const stageElement = useRef<HTMLDivElement>(null);
  const frameElement = useRef<HTMLIFrameElement>(null);
  const id = useId();
  const languages = languagesOf(props.page);
  const locale = chosenLocale !== '' && languages.includes(chosenLocale) ? chosenLocale : props.locale;
  const { page, checked, date } = props;
  const shown = useMemo<Shown>(
    () => (media ? show({ page, checked, date, locale }, locale, theme, media) : { note: loadError }),
    [page, checked, date, locale, theme, media, loadError],
  );

  useEffect(() => {
    const handleMessage = (event: MessageEvent<unknown>) => {
      if (event.source !== frameElement.current?.contentWindow) return;
      if (previewMessage(event)?.sff !== 'preview-ready') return;
      loadPreviewMedia().then(setMedia, (error: Error) => setLoadError(error.message));
    };
    window.addEventListener('message', handleMessage);
    // Set only by script, so that static markup does not load another window.
    if (frameElement.current) frameElement.current.src = PREVIEW_STORY;
    return () => window.removeEventListener('message', handleMessage);
  }, []);
  useEffect(() => {
    const target = frameElement.current?.contentWindow;
    if (target && shown.data) sendPreviewMessage(target, { sff: 'preview-page', data: shown.data });
  }, [shown]);
  useEffect(() => fitFrame(stageElement.current, frameElement.current, width), [width]);

  return (
    <div className={stack}>
      <div className={row}>
        <div className={choice}>
          <label className={label} htmlFor={`${id}-language`}>
            Language
          </label>
          <select
            id={`${id}-language`}
            className={control}
            value={locale}
            onChange={(event) => setChosenLocale(event.target.value as Locale)}
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {LOCALES[code].autonym}
              </option>
            ))}
          </select>
        </div>
        <div className={choice}>
          <label className={label} htmlFor={`${id}-theme`}>
            Theme
          </label>
          <select
            id={`${id}-theme`}
            className={control}
            value={theme}
            onChange={(event) => setTheme(event.target.value)}
          >
            {[AS_WRITTEN, ...THEMES].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <div className={choice}>
          <label className={label} htmlFor={`${id}-width`}>
            Width
          </label>
          <select
            id={`${id}-width`}
            className={control}
            value={width}
            onChange={(event) => setWidth(Number(event.target.value))}
          >
            {WIDTHS.map((px) => (
              <option key={px} value={px}>{`${px} px`}</option>
            ))}
          </select>
        </div>
      </div>
      {shown.note !== '' && <p className={hint}>{shown.note}</p>}
      <div ref={stageElement} className={stage}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows nothing but a story of our own */}
        <iframe ref={frameElement} className={frame} title="Preview of the page" />
      </div>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { loadPageCode } from '../../../src/templates/catalogue';
import { previewMessage, sendPreviewMessage } from './previewChannel';
import { PreviewPage } from './PreviewPage';
import type { PreviewData } from './previewPage';

/** The inside of the preview: a page of the site with data sent by another window. */
export function PreviewFrame() {
  const [data, setData] = useState<PreviewData>();
  useEffect(() => {
    let isWanted = true;
    const handleMessage = (event: MessageEvent<unknown>) => {
      const message = previewMessage(event);
      if (message?.sff !== 'preview-page') return;
      void loadPageCode(message.data.page).then(() => {
        if (isWanted) setData(message.data);
      });
    };
    window.addEventListener('message', handleMessage);
    if (window.parent !== window) sendPreviewMessage(window.parent, { sff: 'preview-ready' });
    return () => {
      isWanted = false;
      window.removeEventListener('message', handleMessage);
    };
  }, []);
  const locale = data?.page.context.locale ?? 'de';
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  if (!data) return <p>This page shows what "Compose a page" sends to it.</p>;
  return <PreviewPage data={data} />;
}

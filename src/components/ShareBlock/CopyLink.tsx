import { css } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/useText';
import { color } from '../../theme/colors';
import { border, corner, space } from '../../theme/space';
import { type } from '../../theme/type';
import { TextButton } from '../TextButton/TextButton';

const address = css`
  display: block;
  width: 100%;
  padding: ${space(2)} ${space(3)};
  border: ${border.line} solid ${color.line};
  border-radius: ${corner.tag};
  background: ${color.surface};
  color: ${color.text};
  ${type.small}
`;

const status = css`
  color: ${color.muted};
  ${type.small}

  /* Takes no space, but stays in the document as a live region. */
  &:empty {
    position: absolute;
  }
`;

/** Copies a text to the clipboard; resolves to false on failure. Old browsers and plain http have no clipboard. */
async function writeClipboard(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies the URL of the page and confirms it. If the browser refuses, the URL appears, selected, so that the visitor
 * can copy it by hand.
 */
export function CopyLink({ url }: { url: string }) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'manual'>('idle');

  useEffect(() => {
    if (state !== 'manual') return;
    field.current?.focus();
    field.current?.select();
  }, [state]);

  const copy = async () => {
    // The status is emptied first, so that a second copy is announced again.
    setState('idle');
    setState((await writeClipboard(url)) ? 'copied' : 'manual');
  };

  return (
    <>
      <TextButton size="small" onClick={() => void copy()}>
        {text('share.copyLink')}
      </TextButton>
      {state === 'manual' && (
        <input ref={field} className={address} value={url} readOnly aria-label={text('share.address')} />
      )}
      <output className={status}>
        {state === 'copied' ? text('share.copied') : state === 'manual' && text('share.copyFailed')}
      </output>
    </>
  );
}

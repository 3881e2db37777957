import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { FORM_ICONS } from '../../components/Icon/formIcons';
import type { IconDrawing } from '../../components/Icon/iconDrawing';
import { PAPER_ICONS } from '../../components/Icon/paperIcons';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { visuallyHidden } from '../../theme/mixins';
import { LOCALES } from '../../content/locales';
import { formatFileSize } from '../../lib/formatFileSize';
import { FileName } from './FileName';
import { fileAction, fileActions, fileName, progress, row } from './fileFieldStyles';

/** State of a chosen file. */
export type FileState = 'checking' | 'ready' | 'uploading' | 'done' | 'failed';

/** A chosen file, for display. */
export interface FileRowView {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  state: FileState;
  /** Percentage sent, 0 to 100; only while it is being sent. */
  percent?: number | undefined;
  /** Error of this file, unless it is shown as the field's error. */
  error?: string | undefined;
  /** true: this file causes an error of the field. */
  isFaulty?: boolean;
}

export interface FileRowProps {
  file: FileRowView;
  /** Undefined while files must not be changed. */
  onRemove?: ((id: string) => void) | undefined;
  onRetry?: (() => void) | undefined;
}

const ICONS: Record<FileState, IconDrawing> = {
  checking: PAPER_ICONS.file,
  ready: FORM_ICONS.check,
  uploading: PAPER_ICONS.file,
  done: FORM_ICONS.check,
  failed: FORM_ICONS.alert,
};

function useStateText({ state, percent, error, isFaulty }: FileRowView): string | undefined {
  const text = useText();
  if (error) return error;
  switch (state) {
    case 'checking':
      return text('upload.state.checking');
    case 'uploading':
      return percent === 0
        ? text('upload.state.waiting')
        : text('upload.state.uploading', { percent: percent ?? 0 });
    case 'done':
      return text('upload.state.done');
    case 'failed':
      return text('upload.state.error');
    case 'ready':
      return isFaulty ? undefined : text('upload.state.ready');
  }
}

/** A chosen file: name, size, state, and the buttons to remove or resend it. */
export function FileRow({ file, onRemove, onRetry }: FileRowProps) {
  const text = useText();
  const { locale } = usePageInfo();
  const { id, name, size, state, percent = 0, isFaulty = false } = file;
  const stateText = useStateText(file);
  const isBad = isFaulty || state === 'failed';
  return (
    <li className={row} data-state={isBad ? 'error' : state}>
      <Icon name={isBad ? FORM_ICONS.alert : ICONS[state]} />
      <p className={fileName}>
        <bdi>
          <FileName>{name}</FileName>
        </bdi>{' '}
        <span>
          {formatFileSize(size, LOCALES[locale].intl)}
          {stateText && `\u00A0·\u00A0${stateText}`}
        </span>
      </p>
      <div className={fileActions}>
        {state === 'failed' && onRetry && (
          <button
            className={fileAction}
            type="button"
            aria-label={text('upload.retry', { name })}
            onClick={onRetry}
          >
            <Icon name={FORM_ICONS.upload} />
          </button>
        )}
        {onRemove && (
          <button
            className={fileAction}
            type="button"
            aria-label={text('upload.remove', { name })}
            onClick={() => onRemove(id)}
          >
            <Icon name={state === 'checking' ? 'close' : FORM_ICONS.trash} />
          </button>
        )}
      </div>
      {state === 'uploading' && <Bar name={name} percent={percent} />}
    </li>
  );
}

function Bar({ name, percent }: { name: string; percent: number }) {
  const ink = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // The content security policy forbids style attributes, but allows this.
    if (ink.current) ink.current.style.transform = `scaleX(${percent / 100})`;
  }, [percent]);
  return (
    <div className={progress}>
      <progress className={visuallyHidden} aria-label={name} value={percent} max={100} />
      <span ref={ink} aria-hidden="true" />
    </div>
  );
}

import { Button } from '../components/Button/Button';
import { buttonClass } from '../components/Button/buttonStyles';
import { useText } from '../i18n/useText';
import { ownAddress } from '../lib/ownAddress';
import { isStranded } from '../page-data/leaveFor';
import type { Notices as NoticeState } from '../page-data/noticeStore';
import { NoticeCard } from './NoticeCard';

export interface NoticesProps extends NoticeState {
  /** Called when a notice is closed. */
  onClose: (name: keyof NoticeState) => void;
}

/**
 * Loads the page that did not arrive. Its address is the current one only if the browser has left for it already.
 * @returns false while only the browser's own error page would come
 */
function loadAgain(target: string): boolean {
  if (isStranded()) return false;
  const { pathname, search, hash, origin } = window.location;
  if (target === pathname + search + hash) window.location.reload();
  else window.location.assign(ownAddress(target, origin));
  return true;
}

function LoadError({ target, onClose }: { target: string; onClose: () => void }) {
  const text = useText();
  return (
    <NoticeCard title={text('loading.error.title')} text={text('loading.error.text')} onClose={onClose}>
      <Button size="small" onClick={() => loadAgain(target) || onClose()}>
        {text('loading.error.retry')}
      </Button>
      <a
        href={ownAddress(target, window.location.origin)}
        target="_self"
        className={buttonClass('outline', 'small')}
      >
        <span>{text('loading.error.link')}</span>
      </a>
    </NoticeCard>
  );
}

function Update({ accept, onClose }: { accept: () => void; onClose: () => void }) {
  const text = useText();
  return (
    <NoticeCard text={text('update.text')}>
      <Button size="small" onClick={accept}>
        {text('update.action')}
      </Button>
      <Button size="small" variant="outline" onClick={onClose}>
        {text('update.dismiss')}
      </Button>
    </NoticeCard>
  );
}

function Network({ state, onClose }: { state: 'offline' | 'back'; onClose: () => void }) {
  const text = useText();
  return (
    <NoticeCard text={text(state === 'offline' ? 'offline.notice' : 'offline.back')} onClose={onClose} />
  );
}

/**
 * Notices about loading, only the most important one at a time: a failed page, a new build, the network. The live
 * regions are rendered even while empty, because some screen readers miss regions that are added later.
 */
export function Notices({ loadError, update, network, onClose }: NoticesProps) {
  return (
    <>
      <div role="alert">{loadError && <LoadError {...loadError} onClose={() => onClose('loadError')} />}</div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not hold paragraphs and buttons */}
      <div role="status">
        {!loadError && update && <Update {...update} onClose={() => onClose('update')} />}
        {!loadError && !update && network && <Network state={network} onClose={() => onClose('network')} />}
      </div>
    </>
  );
}

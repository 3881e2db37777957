import { useEffect, useRef, useState } from 'react';
import { Scroller } from './Scroller';
import {
  type ReviewItem,
  type ReviewRun,
  STORY_MESSAGE,
  type StoryDetails,
  type StoryMessage,
} from '../protocol';

interface LiveStoryProps {
  item: ReviewItem;
  run: ReviewRun;
  details: StoryDetails;
}

type Finished = Extract<StoryMessage, { type: 'finished' }>;

function Faults({ axe }: { axe: Finished['axe'] }) {
  if (!axe) return <p>axe has not looked at this story.</p>;
  if (axe.faults.length === 0) {
    return (
      <p>
        axe finds nothing wrong: {axe.passes} rules are kept, {axe.open} need a look by a person.
      </p>
    );
  }
  return (
    <ul className="faults">
      {axe.faults.map(({ rule, help, impact, targets }) => (
        <li key={rule}>
          <strong>
            {rule} ({impact})
          </strong>
          : {help}
          <div className="files-of">{targets.join(' · ')}</div>
        </li>
      ))}
    </ul>
  );
}

/** Shows the running story in any theme, language and width, with axe's findings and its console output. */
export function LiveStory({ item, run, details: { facts } }: LiveStoryProps) {
  const [theme, setTheme] = useState(facts.theme);
  const [locale, setLocale] = useState(facts.locale);
  const [width, setWidth] = useState(item.width);
  const [heard, setHeard] = useState<{ src: string; messages: StoryMessage[] }>({ src: '', messages: [] });
  const frame = useRef<HTMLIFrameElement>(null);
  const src = `${run.storybook}/iframe.html?viewMode=story&id=${encodeURIComponent(facts.id)}&globals=${encodeURIComponent(`theme:${theme};locale:${locale}`)}`;

  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== run.storybook || source !== frame.current?.contentWindow) return;
      const message = (data as Record<string, StoryMessage | undefined> | null)?.[STORY_MESSAGE];
      if (!message) return;
      setHeard((known) => ({ src, messages: [...(known.src === src ? known.messages : []), message] }));
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [src, run.storybook]);

  useEffect(() => {
    if (frame.current) frame.current.style.inlineSize = `${width}px`;
    // oxlint-disable-next-line react/exhaustive-deps -- each address has a frame of its own
  }, [width, src]);

  // Messages of an earlier theme or language are discarded.
  const messages = heard.src === src ? heard.messages : [];
  const finished = messages.findLast((message) => message.type === 'finished');
  const said = messages.filter((message) => message.type !== 'finished');
  // A story that sets its own theme or language keeps it.
  const choices: readonly [
    string,
    string,
    (value: string) => void,
    readonly (readonly [string, string])[],
  ][] = [
    ['Theme', theme, setTheme, run.themes.map((one) => [one, one] as const)],
    ['Language', locale, setLocale, Object.entries(run.locales)],
    [
      'Width',
      String(width),
      (value) => setWidth(Number(value)),
      run.widths.map((one) => [String(one), `${one} px`] as const),
    ],
  ];
  return (
    <>
      <div className="live">
        {choices.map(([label, value, choose, options]) => (
          <label key={label}>
            {label}
            <select value={value} onChange={({ target }) => choose(target.value)}>
              {options.map(([key, words]) => (
                <option key={key} value={key}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        ))}
        <a href={src} target="_blank" rel="noreferrer">
          Open alone
        </a>
      </div>
      <div className="columns">
        <div aria-live="polite">
          <h3>axe</h3>
          {finished ? <Faults axe={finished.axe} /> : <p>The story is being drawn and looked at …</p>}
        </div>
        <div>
          <h3>Console</h3>
          {said.length === 0 ? (
            <p>It says nothing.</p>
          ) : (
            <ul>
              {said.map((message, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines of a log
                <li key={index}>
                  <strong>{message.type === 'console' ? message.level : 'problem'}</strong> {message.text}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <Scroller className="frame" label="Running story">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- stories have an origin of their own, never ours */}
        <iframe key={src} ref={frame} src={src} title={`${facts.title}, ${facts.name}`} />
      </Scroller>
    </>
  );
}

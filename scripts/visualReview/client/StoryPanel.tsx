import { useState } from 'react';
import type { ReviewItem, ReviewRun, StoryDetails, StoryHistory } from '../protocol';
import { api, pictureUrl } from './api';
import { LiveStory } from './LiveStory';
import { Scroller } from './Scroller';
import { useAnswer } from './useAnswer';
import { Waiting } from './Waiting';
import { WeightTab } from './WeightTab';

const TABS = {
  story: 'Story',
  history: 'What changed',
  weight: 'Page weight',
  live: 'Live, axe, console',
  others: 'Other pictures',
} as const;

type Tab = keyof typeof TABS;

/** Tabs that load their own data. */
const ASKING: readonly Tab[] = ['history', 'weight'];

function StoryTab({ details }: { details: StoryDetails }) {
  const { facts, line } = details;
  return (
    <>
      <p>
        <code>
          {facts.file}:{line}
        </code>{' '}
        · theme {facts.theme} · language {facts.locale}
      </p>
      <div className="columns">
        <div>
          <h3>Code</h3>
          <Scroller label="Code of the story">
            <pre>{facts.source === '' ? 'Storybook knows no code of this story.' : facts.source}</pre>
          </Scroller>
        </div>
        <div>
          <h3>Properties</h3>
          <Scroller label="Properties of the story">
            <pre>{facts.args === '{}' ? 'None: the story draws itself.' : facts.args}</pre>
          </Scroller>
        </div>
      </div>
    </>
  );
}

function HistoryTab({ item }: { item: ReviewItem }) {
  const { answer, error } = useAnswer<StoryHistory>(() => api.history(item.name), item.name);
  if (!answer) return <Waiting error={error} words="Asking Git …" />;
  const { reference, commits, uncommitted, reached } = answer;
  return (
    <>
      <p>
        {reference
          ? `The reference is of ${reference.date}: ${reference.hash} ${reference.subject}.`
          : 'There is no committed reference yet.'}{' '}
        The story is made of {reached} files.
      </p>
      {uncommitted.length > 0 && (
        <div>
          <h3>Not committed</h3>
          <ul>
            {uncommitted.map((file) => (
              <li key={file}>
                <code>{file}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3>{reference ? 'Commits since then' : 'Last commits'}</h3>
        {commits.length === 0 && <p>None that touches these files.</p>}
        <ul>
          {commits.map(({ hash, date, author, subject, files }) => (
            <li key={hash}>
              <code>{hash}</code> {subject} ({author}, {date})
              <div className="files-of">{files.join(', ')}</div>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

interface OthersTabProps {
  item: ReviewItem;
  run: ReviewRun;
  details: StoryDetails;
}

/** Shows reference images of the same story at other widths, and of its component in other themes and languages. */
function OthersTab({ item, run, details }: OthersTabProps) {
  const { relatives, facts } = details;
  const [theme, setTheme] = useState('');
  const [locale, setLocale] = useState('');
  const [isOwn, setIsOwn] = useState(true);
  const shown = relatives.filter(
    (one) =>
      one.hasReference &&
      (isOwn ? one.storyId === facts.id : one.width === item.width) &&
      (theme === '' || one.theme === theme) &&
      (locale === '' || one.locale === locale),
  );
  const values = (key: 'theme' | 'locale') => [...new Set(relatives.map((one) => one[key]))];
  return (
    <>
      <div className="live">
        <label>
          Show
          <select
            value={isOwn ? 'widths' : 'stories'}
            onChange={({ target }) => setIsOwn(target.value === 'widths')}
          >
            <option value="widths">this story at every width</option>
            <option value="stories">all stories of the component at {item.width} px</option>
          </select>
        </label>
        <label>
          Theme
          <select value={theme} onChange={({ target }) => setTheme(target.value)}>
            <option value="">all that there are</option>
            {values('theme').map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          Language
          <select value={locale} onChange={({ target }) => setLocale(target.value)}>
            <option value="">all that there are</option>
            {values('locale').map((one) => (
              <option key={one} value={one}>
                {run.locales[one] ?? one}
              </option>
            ))}
          </select>
        </label>
      </div>
      {shown.length === 0 && <p>There is no such reference. What is missing stands under Coverage.</p>}
      <div className="gallery">
        {shown.map((one) => (
          <figure key={one.name}>
            <a href={pictureUrl('reference', one.name)} target="_blank" rel="noreferrer">
              <span className="shot">
                <img
                  loading="lazy"
                  src={pictureUrl('reference', one.name)}
                  alt={`Reference: ${one.story}, ${one.width} px`}
                />
              </span>
            </a>
            <figcaption>
              {one.story}, {one.width} px, {one.theme}, {one.locale}
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}

interface StoryPanelProps {
  item: ReviewItem;
  run: ReviewRun;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
}

/** Details about a story besides its picture; nothing is loaded before it is opened. */
export function StoryPanel({ item, run, isOpen, onOpen }: StoryPanelProps) {
  const [tab, setTab] = useState<Tab>('story');
  const needsDetails = !ASKING.includes(tab);
  const { answer: details, error } = useAnswer<StoryDetails | undefined>(
    () => (isOpen && needsDetails ? api.story(item.storyId) : Promise.resolve(undefined)),
    `${item.storyId} ${isOpen && needsDetails}`,
  );
  const choose = (name: Tab) => {
    onOpen(!(isOpen && tab === name));
    setTab(name);
  };
  return (
    <div className="panel">
      <fieldset className="tabs" aria-label="About this story">
        {(Object.keys(TABS) as Tab[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-expanded={isOpen && tab === name}
            aria-controls="about"
            onClick={() => choose(name)}
          >
            {TABS[name]}
          </button>
        ))}
      </fieldset>
      <div id="about" hidden={!isOpen}>
        {isOpen && (
          <section className="tab" aria-label={TABS[tab]}>
            {tab === 'history' && <HistoryTab item={item} />}
            {tab === 'weight' && <WeightTab item={item} />}
            {needsDetails && !details && (
              <Waiting error={error} words="Asking the story. After a change this takes up to a minute …" />
            )}
            {tab === 'story' && details && <StoryTab details={details} />}
            {tab === 'live' && details && (
              <LiveStory key={item.name} item={item} run={run} details={details} />
            )}
            {tab === 'others' && details && <OthersTab item={item} run={run} details={details} />}
          </section>
        )}
      </div>
    </div>
  );
}

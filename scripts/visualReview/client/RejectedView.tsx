import { type Ref, useRef, useState } from 'react';
import type { ReviewStatus } from '../protocol';
import { api } from './api';
import { Scroller } from './Scroller';
import { useAnswer } from './useAnswer';

interface RejectedViewProps {
  status: ReviewStatus;
  say(words: string): void;
  heading: Ref<HTMLHeadingElement>;
}

/** Shows the list of rejected pictures for developers. */
export function RejectedView({ status, say, heading }: RejectedViewProps) {
  const { answer: list = '', error } = useAnswer(api.rejected, JSON.stringify(status.decisions));
  const [copied, setCopied] = useState('');
  const text = useRef<HTMLPreElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(list);
      setCopied(list);
      say('The list is copied.');
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      say('The list is selected; copy it with your keyboard.');
    }
  }

  return (
    <main className="view">
      <h2 ref={heading} tabIndex={-1}>
        Rejected
      </h2>
      <p>For whoever puts them right, in Markdown: a comment on the pull request, or an issue.</p>
      {error !== '' && <p role="alert">{error}</p>}
      <p>
        <button type="button" disabled={list === ''} onClick={() => void copy()}>
          {copied !== '' && copied === list ? 'Copied' : 'Copy'}
        </button>
      </p>
      <Scroller label="Rejected pictures as Markdown">
        <pre className="markdown" ref={text}>
          {list}
        </pre>
      </Scroller>
    </main>
  );
}

import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link';
import { Note } from '../../components/Note/Note';
import { RichText } from '../../components/RichText/RichText';
import type { BlockView, RichTextView } from '../../content/view';
import { phoneHref } from '../../lib/phoneHref';
import { Sections } from '../../sections/Sections/Sections';
import { article, block as blockClass, bullets, contact, facts, faq, figures, quote, statement, steps, subsection } from './articleStyles';

export interface ArticleProps {
  blocks: BlockView[];
}

/**
 * Blocks as running text in one column: articles, legal pages, notes beside a form. A block that is no text (a poster,
 * a list of pages) keeps its own section.
 */
export function Article({ blocks }: ArticleProps) {
  return (
    <div className={article}>
      {blocks.map((block, index) => (
        // Blocks have no ids, and their order never changes while a page is shown.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <ArticleBlock key={index} block={block} />
      ))}
    </div>
  );
}

/** A heading numbered "7.2" is a part of "7." and one level below it. */
const isSubsection = (heading: string | undefined) => heading !== undefined && /^\d+\.\d/.test(heading);

function ArticleBlock({ block }: ArticleBlockProps) {
  const body = bodyOf(block);
  if (body === null) return <Sections blocks={[block]} />;
  const heading = 'heading' in block && block.type !== 'contact' ? block.heading : undefined;
  const Heading = isSubsection(heading) ? 'h3' : 'h2';
  return (
    <section
      id={'anchor' in block ? block.anchor : undefined}
      className={Heading === 'h3' ? `${blockClass} ${subsection}` : blockClass}
    >
      {heading !== undefined && <Heading>{heading}</Heading>}
      {body}
    </section>
  );
}

interface ArticleBlockProps {
  block: BlockView;
}

function bodyOf(block: BlockView): ReactNode {
  switch (block.type) {
    case 'text':
      return block.paragraphs.map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no ids and keep their order
        <p key={index}>
          <RichText value={paragraph} />
        </p>
      ));
    case 'list':
      return (
        <ul className={bullets}>
          {block.items.map(({ title, text }) => (
            <li key={title}>{text ? <Titled title={title} text={text} /> : title}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className={steps}>
          {block.items.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              {text && (
                <p>
                  <RichText value={text} />
                </p>
              )}
            </li>
          ))}
        </ol>
      );
    case 'facts':
      return (
        <dl className={facts}>
          {block.items.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <RichText value={value} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'figures':
      return (
        <dl className={figures}>
          {block.items.map(({ value, unit, caption }) => (
            <div key={caption}>
              <dt>{caption}</dt>
              <dd>
                {value}
                {unit !== undefined && <small>{unit}</small>}
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'quote':
      return (
        <figure className={quote}>
          <blockquote>{block.text}</blockquote>
          <figcaption>{block.attribution}</figcaption>
        </figure>
      );
    case 'statement':
      return (
        <p className={statement}>
          <RichText value={block.segments.filter((segment) => typeof segment === 'string' || 'href' in segment)} />
        </p>
      );
    case 'faq':
      return (
        <div className={faq}>
          {block.items.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>
                <RichText value={answer} />
              </p>
            </details>
          ))}
        </div>
      );
    case 'contact':
      return (
        <Note>
          <div className={contact}>
            <h2>{block.heading}</h2>
            <p>{block.role}</p>
            <Link href={`mailto:${block.email}`}>{block.email}</Link>
            <Link href={phoneHref(block.phone)}>{block.phone}</Link>
          </div>
        </Note>
      );
    default:
      return null;
  }
}

function Titled({ title, text }: { title: string; text: RichTextView }) {
  return (
    <>
      <b>{title}</b>
      <br />
      <RichText value={text} />
    </>
  );
}

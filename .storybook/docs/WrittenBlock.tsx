import { Heading, Source } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { EXAMPLE_FOLDER } from './exampleFolder';

interface WrittenBlockProps {
  /** Type of the block as editors write it. */
  type: string;
}

async function readExample(type: string): Promise<string> {
  const answer = await fetch(`${EXAMPLE_FOLDER.address}/${type}.json`);
  if (!answer.ok) throw new Error(`Storybook answers with ${answer.status}; start it again.`);
  return answer.text();
}

/** How editors write a block: its examples, and the file that they stand in. */
export function WrittenBlock({ type }: WrittenBlockProps) {
  const [code, setCode] = useState('');
  useEffect(() => {
    let isShown = true;
    readExample(type)
      .catch((error: unknown) => `${type}.json could not be read: ${String(error)}`)
      .then((text) => isShown && setCode(text))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [type]);
  return (
    <>
      <Heading>The block “{type}” as editors write it</Heading>
      <p>
        <code>{`${EXAMPLE_FOLDER.source}/${type}.json`}</code>, checked by the schema; each entry may stand in
        the <code>blocks</code> of a page.
      </p>
      <Source code={code} language="json" />
    </>
  );
}

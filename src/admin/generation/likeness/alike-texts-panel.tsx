import { ScrollArea, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type AlikeTexts, likenessRoutes } from '../../../contract/generation/likeness.ts';
import { readQuery } from '../../platform/read-query.ts';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import classes from './alike-pairs.module.css';

interface AlikeTextsPanelProps {
  batchId: string;
  number: number;
  version: number | null;
}

/** Two pages text by text, with their differences marked. */
export function AlikeTextsPanel({ batchId, number, version }: AlikeTextsPanelProps) {
  const pair = useQuery(readQuery(likenessRoutes.pair, { params: { id: batchId, number }, asOf: [version] }));
  if (!pair.data) return <QueryBoundary title="The two pages could not be read" query={pair} loading={160} />;
  const { texts, pair: pages } = pair.data;
  return (
    <>
      <Text size="sm" c="dimmed">
        <mark className={classes.own}>Marked</mark> text is not on the other page in that place.
      </Text>
      {/* A scrolling area must be reachable by keyboard. */}
      <ScrollArea.Autosize
        mah={448}
        className={classes.scroll}
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': `Pair ${number}, side by side` }}
      >
        <table className={classes.texts}>
          <thead>
            <tr>
              <th scope="col">/{pages.one}/</th>
              <th scope="col">/{pages.other}/</th>
            </tr>
          </thead>
          <tbody>
            {[...texts.entries()].map(([place, text]) => (
              <tr key={place}>
                <Side of={`/${pages.one}/`} parts={text.one} />
                <Side of={`/${pages.other}/`} parts={text.other} />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea.Autosize>
    </>
  );
}

interface SideProps {
  of: string;
  parts: AlikeTexts['texts'][number]['one'];
}

function Side({ of, parts }: SideProps) {
  // On a phone the sides are stacked, so each shows its own title.
  return (
    <td data-of={of}>
      {[...parts.entries()].map(([key, part]) =>
        part.is_shared ? (
          <span key={key}>{part.text}</span>
        ) : (
          <mark key={key} className={classes.own}>
            {part.text}
          </mark>
        ),
      )}
    </td>
  );
}

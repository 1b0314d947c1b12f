import { Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { AlikePages } from '../../../contract/generation/likeness.ts';
import classes from './alike-pairs.module.css';
import { AlikeTextsPanel } from './alike-texts-panel.tsx';

interface AlikePairsProps {
  batchId: string;
  pairs: readonly AlikePages[];
  version: number | null;
}

/** The most similar pages, and their texts side by side on demand. */
export function AlikePairs({ batchId, pairs, version }: AlikePairsProps) {
  const [open, setOpen] = useState<number | null>(null);
  if (pairs.length === 0) return null;
  return (
    <section aria-labelledby="most-alike">
      <Title order={3} id="most-alike" mt="xl" mb="xs">
        Most similar pages
      </Title>
      <ol className={classes.list}>
        {pairs.map((pair, index) => {
          const number = index + 1;
          const isOpen = open === number;
          return (
            <li key={`${pair.one} ${pair.other}`} className={classes.pair}>
              <div className={classes.head}>
                <span className={classes.percent}>{pair.likeness_percent}%</span>
                <Stack component="span" gap={2}>
                  <span className="mono">/{pair.one}/</span>
                  <span className="mono">/{pair.other}/</span>
                  {pair.is_live && (
                    <Text component="span" size="xs" c="dimmed">
                      The second is live.
                    </Text>
                  )}
                </Stack>
                <Button
                  variant="subtle"
                  aria-expanded={isOpen}
                  aria-label={`${isOpen ? 'Hide' : 'Compare'} pair ${number}`}
                  onClick={() => setOpen(isOpen ? null : number)}
                >
                  {isOpen ? 'Hide' : 'Compare'}
                </Button>
              </div>
              {isOpen && <AlikeTextsPanel batchId={batchId} number={number} version={version} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

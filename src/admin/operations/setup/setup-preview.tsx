import { Skeleton, Text } from '@mantine/core';
import { useDebouncedValue, useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { setupRoutes, setupSchema } from '../../../contract/operations/setup.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { readQuery } from '../../platform/read-query.ts';
import { type SetupDraft, setupOf } from './setup-draft.ts';
import classes from './setup-preview.module.css';

const PAUSE = 500;
const pageWidth = 390;

/** The front page as it would be with what is typed so far. */
export function SetupPreview({ draft }: { draft: SetupDraft }) {
  const { ref, width: room } = useElementSize();
  const [body] = useDebouncedValue(setupOf(draft, true), PAUSE);
  const isSound = setupSchema.safeParse(body).success;
  const preview = useQuery(readQuery(setupRoutes.preview, { body, retry: false, enabled: isSound }));
  /** A half-typed value removes nothing. */
  const [shown, setShown] = useState<string>();
  if (preview.data && preview.data.html !== shown) setShown(preview.data.html);
  const scale = room === 0 ? 1 : Math.min(1, room / pageWidth);
  if (draft.trade === '') return <Text c="dimmed">Choose a trade to see its front page with your name.</Text>;
  return (
    <figure style={{ margin: 0 }}>
      <Text component="figcaption" size="sm" c="dimmed" mb={4} aria-live="polite">
        {preview.isError ? errorMessage(preview.error) : 'Your front page on a phone'}
      </Text>
      <div ref={ref} className={classes.stage}>
        {shown ? (
          <iframe
            className={classes.frame}
            title="Your front page"
            srcDoc={shown}
            sandbox="allow-same-origin"
            style={{
              width: scale < 1 ? pageWidth : '100%',
              height: `${100 / scale}%`,
              transform: `scale(${scale})`,
            }}
          />
        ) : (
          <Skeleton height="100%" />
        )}
      </div>
    </figure>
  );
}

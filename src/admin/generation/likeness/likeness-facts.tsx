import { Stack } from '@mantine/core';
import type { LikenessFigures } from '../../../contract/generation/likeness.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { Figure } from '../../platform/ui/figure.tsx';

/** What was compared, and how much is too similar. */
export function LikenessFacts({ figures }: { figures: LikenessFigures }) {
  const { over_percent, pages_over, pages, live_pages, live_total, seconds } = figures;
  const some = live_total > live_pages ? `of ${count(live_total)}, ` : '';
  return (
    <Stack component="dl" gap="sm">
      <Figure
        name="Too similar"
        value={`${over_percent}%`}
        note={`${count(pages_over)} of ${counted(pages, 'page')}`}
      />
      <Figure
        name="Compared with"
        value={counted(live_pages, 'live page')}
        note={`${some}in ${oneDecimal(seconds)} s`}
      />
    </Stack>
  );
}

const oneDecimal = (value: number) => (Math.round(value * 10) / 10).toLocaleString('en-US');

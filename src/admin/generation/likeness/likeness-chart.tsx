import { Box, Stack, Text } from '@mantine/core';
import type { LikenessFigures } from '../../../contract/generation/likeness.ts';
import { count, counted } from '../../platform/ui/count.ts';
import classes from './likeness-chart.module.css';

interface LikenessChartProps {
  figures: LikenessFigures;
  threshold: number;
}

/** Pages per 10% of similarity. Color and text mark the pages over the threshold. */
export function LikenessChart({ figures, threshold }: LikenessChartProps) {
  const bars = tens(figures.counts, threshold);
  const max = Math.max(1, ...bars.map(bar => bar.pages));
  return (
    <Box component="figure" m={0}>
      <Text component="figcaption" fw={600} size="sm" mb="xs">
        Similarity to the closest page
      </Text>
      <Stack component="ol" gap={4}>
        {bars.map(({ from, to, pages, over }) => (
          <li key={from} className={classes.line}>
            <span className={classes.range}>
              {from}–{Math.min(100, to)}%
            </span>
            <span className={classes.track} aria-hidden>
              <span className={classes.bar} style={{ width: `${((pages - over) / max) * 100}%` }} />
              <span className={classes.over} style={{ width: `${(over / max) * 100}%` }} />
            </span>
            <span className={classes.pages}>{count(pages)}</span>
          </li>
        ))}
      </Stack>
      <Text size="sm" c="dimmed" mt="xs">
        <span className={classes.key} aria-hidden /> {counted(figures.pages_over, 'page')} at {threshold}% or
        more
      </Text>
    </Box>
  );
}

/** The pages of every ten percent, and how many of them are over the threshold. */
function tens(counts: readonly number[], threshold: number) {
  return Array.from({ length: 10 }, (_, ten) => {
    const from = ten * 10;
    const to = ten === 9 ? 101 : from + 10;
    const pagesFrom = (percent: number) => counts.slice(percent, to).reduce((sum, pages) => sum + pages, 0);
    return { from, to, pages: pagesFrom(from), over: pagesFrom(Math.max(from, threshold)) };
  });
}

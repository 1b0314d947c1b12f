import { Text } from '@mantine/core';
import type { LikenessFigures } from '../../../contract/generation/likeness.ts';
import { count, counted } from '../../platform/ui/count.ts';
import classes from './likeness-chart.module.css';

interface LikenessChartProps {
  figures: LikenessFigures;
  threshold: number;
}

/** Pages per 10% of similarity. Color and text mark the pages over the threshold. */
export function LikenessChart({ figures, threshold }: LikenessChartProps) {
  const bars = tens(figures.counts);
  const most = Math.max(1, ...bars.map(bar => bar.pages));
  const over = figures.counts.map((_, percent) => percent).filter(percent => percent >= threshold);
  return (
    <figure className={classes.figure}>
      <Text component="figcaption" fw={600} size="sm" mb="xs">
        Similarity to the closest page
      </Text>
      <ol className={classes.bars}>
        {bars.map(bar => {
          const pagesOver = over
            .filter(percent => percent >= bar.from && percent < bar.to)
            .reduce((sum, percent) => sum + (figures.counts[percent] ?? 0), 0);
          return (
            <li key={bar.from} className={classes.line}>
              <span className={classes.range}>
                {bar.from}–{Math.min(100, bar.to)}%
              </span>
              <span className={classes.track} aria-hidden>
                <span
                  className={classes.bar}
                  style={{ width: `${((bar.pages - pagesOver) / most) * 100}%` }}
                />
                <span className={classes.over} style={{ width: `${(pagesOver / most) * 100}%` }} />
              </span>
              <span className={classes.pages}>{count(bar.pages)}</span>
            </li>
          );
        })}
      </ol>
      <Text size="sm" c="dimmed" mt="xs">
        <span className={classes.key} aria-hidden /> {counted(figures.pages_over, 'page')} at {threshold}% or
        more
      </Text>
    </figure>
  );
}

function tens(counts: readonly number[]) {
  return Array.from({ length: 10 }, (_, ten) => {
    const from = ten * 10;
    const to = ten === 9 ? 101 : from + 10;
    return { from, to, pages: counts.slice(from, to).reduce((sum, pages) => sum + pages, 0) };
  });
}

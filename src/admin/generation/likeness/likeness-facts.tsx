import { Text } from '@mantine/core';
import type { LikenessFigures } from '../../../contract/generation/likeness.ts';
import { count, counted } from '../../platform/ui/count.ts';
import classes from './likeness-facts.module.css';

/** What was compared, and how local the pages are. */
export function LikenessFacts({ figures }: { figures: LikenessFigures }) {
  const { local } = figures;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Too similar</dt>
        <dd>
          {figures.over_percent}%
          <Text component="span" size="sm" c="dimmed">
            {count(figures.pages_over)} of {counted(figures.pages, 'page')}
          </Text>
        </dd>
      </div>
      <div>
        <dt>Local substance</dt>
        <dd>
          {local.score} of 100
          <Text component="span" size="sm" c="dimmed">
            On average, a page has {words(local.own_words, 'word')} of its own and{' '}
            {words(local.facts, 'fact')} besides place and keyword. Forty own words are ideal. Add columns
            such as opening hours, and use them as placeholders.
          </Text>
        </dd>
      </div>
      <div>
        <dt>Compared with</dt>
        <dd>
          {counted(figures.live_pages, 'live page')}
          <Text component="span" size="sm" c="dimmed">
            {figures.live_total > figures.live_pages ? `of ${count(figures.live_total)}, ` : ''}
            in {oneDecimal(figures.seconds)} s
          </Text>
        </dd>
      </div>
    </dl>
  );
}

const words = (value: number, one: string) => `${oneDecimal(value)} ${value === 1 ? one : `${one}s`}`;

const oneDecimal = (value: number) => (Math.round(value * 10) / 10).toLocaleString('en-US');

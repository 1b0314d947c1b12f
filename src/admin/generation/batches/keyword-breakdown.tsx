import { Paper, Stack, Text } from '@mantine/core';
import type { BatchPreview } from '../../../contract/generation/plans.ts';
import { count } from '../../platform/ui/count.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import classes from './keyword-breakdown.module.css';

/** How many plans each keyword has; bars compare them. */
export function KeywordBreakdown({ keywords, total }: { keywords: BatchPreview['keywords']; total: number }) {
  const max = Math.max(1, ...keywords.map(keyword => keyword.count));
  return (
    <Panel title="Keywords" isPlain>
      <Paper p="md">
        <Stack component="ul" gap={10}>
          {keywords.map(keyword => (
            <li key={keyword.keyword} className={classes.line}>
              <span style={{ overflowWrap: 'anywhere' }}>{keyword.keyword}</span>
              <span className="numeric">{count(keyword.count)}</span>
              <span className={classes.bar} style={{ inlineSize: `${(keyword.count / max) * 100}%` }} />
            </li>
          ))}
        </Stack>
        {total > keywords.length && (
          <Text size="sm" c="dimmed" mt="sm">
            ... and {count(total - keywords.length)} more
          </Text>
        )}
      </Paper>
    </Panel>
  );
}

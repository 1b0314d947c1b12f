import { Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { BatchPreview } from '../../../contract/generation/plans.ts';
import { count } from '../../platform/ui/count.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import classes from './batch-plans.module.css';
import { batchQueries } from './batch-queries.ts';
import { isRunning } from './batch-status.ts';
import keywordClasses from './keyword-breakdown.module.css';
import { PlansOfState } from './plans-of-state.tsx';

/** The plans move while work goes on; looked at this often (ms), since the list is only for orientation. */
const PLANS_POLL = 5_000;

/** With more states only the first is open at first: fifty tables would be thirty screens. */
const statesOpen = 3;

/** The batch's plans by state, and how the keywords share the work. */
export function BatchPlans({ batch }: { batch: Batch }) {
  const preview = useQuery({
    ...batchQueries.preview(batch),
    refetchInterval: isRunning(batch) && PLANS_POLL,
  });
  if (!preview.data)
    return <QueryBoundary title="The plans could not be read" query={preview} loading={320} />;
  const { states, keywords, keyword_total } = preview.data;
  return (
    <div className={classes.columns}>
      <Panel title="Plans by state" isPlain>
        {states.length === 0 ? (
          <Paper p="lg">
            <Text c="dimmed">{whyNoPlans(batch)}</Text>
          </Paper>
        ) : (
          <Stack gap="xs">
            {states.map((group, index) => (
              <PlansOfState
                key={group.state}
                batchId={batch.id}
                {...group}
                startsOpen={index === 0 || states.length <= statesOpen}
              />
            ))}
          </Stack>
        )}
      </Panel>
      {keyword_total > 0 && <KeywordBreakdown keywords={keywords} total={keyword_total} />}
    </div>
  );
}

function whyNoPlans(batch: Batch): string {
  if (isRunning(batch)) return 'The first plans appear here in a moment.';
  if (batch.status === 'cancelled')
    return 'Plans that had not become pages were dropped when the batch was cancelled.';
  return 'Nothing was left to plan: every address already exists.';
}

/** How many plans each keyword has; bars compare them. */
function KeywordBreakdown({ keywords, total }: { keywords: BatchPreview['keywords']; total: number }) {
  const max = Math.max(1, ...keywords.map(keyword => keyword.count));
  return (
    <Panel title="Keywords" isPlain>
      <Paper p="md">
        <Stack component="ul" gap={10}>
          {keywords.map(keyword => (
            <li key={keyword.keyword} className={keywordClasses.line}>
              <span style={{ overflowWrap: 'anywhere' }}>{keyword.keyword}</span>
              <span className="numeric">{count(keyword.count)}</span>
              <span
                className={keywordClasses.bar}
                style={{ inlineSize: `${(keyword.count / max) * 100}%` }}
              />
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

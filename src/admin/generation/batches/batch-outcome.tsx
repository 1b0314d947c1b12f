import { Alert, List, Paper, Text, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import { pageChangeRoutes } from '../../../contract/pages/page-changes.ts';
import { PageChangeCard } from '../../pages/page-changes/page-change-card.tsx';
import { readQuery } from '../../platform/read-query.ts';
import { counted } from '../../platform/ui/count.ts';
import { PageAddress } from '../../platform/ui/links.tsx';
import { batchQueries } from './batch-queries.ts';

const FIRST_PAGES = 5;

/** The result of the batch: why it stopped, or a link to its pages. */
export function BatchOutcome({ batch }: { batch: Batch }) {
  const { what, why } = partsOf(batch);
  return (
    <>
      {batch.notice && (
        <Alert color={batch.can_resume ? 'red' : 'gray'} icon={<IconInfoCircle aria-hidden />} title={what}>
          <Text>{why}</Text>
        </Alert>
      )}
      {batch.reverted_at && <RevertUndo batch={batch} />}
      {arePagesLive(batch) && <FirstPages batch={batch} />}
    </>
  );
}

/** The deletion of a revert, with its undo. */
function RevertUndo({ batch }: { batch: Batch }) {
  const changes = useQuery(readQuery(pageChangeRoutes.list, { query: { batch_id: batch.id, per_page: 20 } }))
    .data?.items;
  const change = changes?.find(({ action, undoes }) => action === 'revert' && undoes === null);
  return change ? <PageChangeCard key={change.id} change={change} /> : null;
}

const arePagesLive = (batch: Batch) =>
  batch.status === 'completed' &&
  batch.total_completed > 0 &&
  batch.page_status === 'published' &&
  !batch.is_reverting;

/** A failure begins with what failed, and a colon. */
function partsOf({ notice, can_resume }: Batch): { what?: string; why: string } {
  const [, what, why] = /^([^:]{1,60}): (.+)$/s.exec(notice ?? '') ?? [];
  return can_resume && what && why ? { what, why } : { why: notice ?? '' };
}

function FirstPages({ batch }: { batch: Batch }) {
  const preview = useQuery(batchQueries.preview(batch)).data;
  const plans = preview?.states.flatMap(({ plans }) => plans).filter(plan => plan.generated_page_id !== null);
  return (
    <Paper p="lg" mih={190}>
      <Title order={2}>{counted(batch.total_completed, 'page is', 'pages are')} live</Title>
      <Text c="dimmed" mb="sm">
        Open a few and read them as a visitor would.
      </Text>
      <List listStyleType="none" spacing={6}>
        {plans?.slice(0, FIRST_PAGES).map(({ slug }) => (
          <List.Item key={slug}>
            <PageAddress slug={slug} />
          </List.Item>
        ))}
      </List>
    </Paper>
  );
}

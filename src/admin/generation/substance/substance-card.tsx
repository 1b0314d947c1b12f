import { List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import { type BatchSubstance, substanceSentences } from '../../../contract/generation/substance.ts';
import { count } from '../../platform/ui/count.ts';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { type PlainColumn, PlainTable } from '../../platform/ui/plain-table.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { awaitsApproval } from '../batches/batch-status.ts';
import { HeldDecision, HeldNotice, LeaveOut } from '../held-pages/held-pages.tsx';
import classes from '../likeness/likeness-card.module.css';
import { OverruleForm } from '../likeness/overrule-form.tsx';
import { substanceQuery } from './substance-query.ts';

const serviceColumns: PlainColumn<BatchSubstance['services'][number]>[] = [
  { title: 'Service', render: ({ name }) => name ?? 'No service' },
  { title: 'Keywords', isNumber: true, render: ({ keywords }) => count(keywords) },
  { title: 'Own sentences', isNumber: true, render: ({ sentences }) => count(sentences) },
];

/** The facts that the batch's pages state about their service and town, before approval. */
export function SubstanceCard({ batch, isOutside }: { batch: Batch; isOutside: boolean }) {
  const isAsked = awaitsApproval(batch);
  // After a decision, pages were skipped or generated as noindex.
  const isRead = isAsked || (batch.is_planned && batch.total_noindex + batch.total_skipped > 0);
  const substance = useQuery({ ...substanceQuery(batch.id), enabled: isRead });
  if (!isRead || (!isAsked && !substance.data?.decision)) return null;
  if (!substance.data)
    return <QueryBoundary title="What the pages say could not be counted" query={substance} loading={120} />;
  const { finding, gaps } = substanceSentences(substance.data);
  return (
    <Panel title="What the pages say">
      {isAsked && substance.data.verdict === 'thin' && <HeldNotice text={substance.data.verdict_text} />}
      {!isAsked && <HeldDecision {...substance.data} />}
      <Text>{finding}</Text>
      {gaps.length > 0 && (
        <List size="sm" spacing={4}>
          {gaps.map(gap => (
            <List.Item key={gap}>{gap}</List.Item>
          ))}
        </List>
      )}
      {substance.data.bare_places > 0 && (
        <ButtonLink to="/admin/statements" w="fit-content">
          Statements
        </ButtonLink>
      )}
      <details className={classes.details}>
        <summary>By service</summary>
        <PlainTable
          label="Sentences by service"
          columns={serviceColumns}
          rows={substance.data.services}
          keyOf={({ name }) => name ?? ''}
        />
      </details>
      {isAsked && substance.data.verdict === 'thin' && (
        <Decide batch={batch} substance={substance.data} isOutside={isOutside} />
      )}
    </Panel>
  );
}

/** One decision is for all held pages: if some are outside as well, it is made there. */
function Decide({
  batch,
  substance: { pages, pages_thin },
  isOutside,
}: {
  batch: Batch;
  substance: BatchSubstance;
  isOutside: boolean;
}) {
  if (isOutside)
    return <Text size="sm">Your decision above on pages outside applies to these pages, too.</Text>;
  return (
    <>
      <LeaveOut batch={batch} left={pages - pages_thin} />
      <OverruleForm batch={batch} help="These pages become noindex. Your reason and name are recorded." />
    </>
  );
}

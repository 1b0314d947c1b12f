import { List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import {
  type BatchSubstance,
  substanceRoutes,
  substanceSentences,
} from '../../../contract/generation/substance.ts';
import { readQuery } from '../../platform/read-query.ts';
import { count } from '../../platform/ui/count.ts';
import { FoldedPanel } from '../../platform/ui/folded-panel.tsx';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { type PlainColumn, PlainTable } from '../../platform/ui/plain-table.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { awaitsApproval } from '../batches/batch-status.ts';

const serviceColumns: PlainColumn<BatchSubstance['services'][number]>[] = [
  { title: 'Service', render: ({ name }) => name ?? 'No service' },
  { title: 'Keywords', isNumber: true, render: ({ keywords }) => count(keywords) },
  { title: 'Own sentences', isNumber: true, render: ({ sentences }) => count(sentences) },
];

/** The facts that the batch's pages state about their service and town, before approval. */
export function SubstanceCard({ batch }: { batch: Batch }) {
  const isAsked = awaitsApproval(batch);
  const substance = useQuery(
    // Counted again when the screen opens, because statements change.
    readQuery(substanceRoutes.read, { params: { id: batch.id }, enabled: isAsked }),
  );
  if (!isAsked) return null;
  if (!substance.data)
    return <QueryBoundary title="What the pages say could not be counted" query={substance} loading={48} />;
  const { summary, gaps } = substanceSentences(substance.data);
  return (
    <FoldedPanel title="What the pages say" note={summary}>
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
      <Text size="sm" fw={500}>
        By service
      </Text>
      <PlainTable
        label="Sentences by service"
        columns={serviceColumns}
        rows={substance.data.services}
        keyOf={({ name }) => name ?? ''}
      />
    </FoldedPanel>
  );
}

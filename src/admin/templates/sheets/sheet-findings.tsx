import { SimpleGrid, Text } from '@mantine/core';
import type { SheetReport } from '../../../engine/index.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { Figure } from '../../platform/ui/figure.tsx';
import { RejectedLines } from '../../platform/ui/rejected-lines.tsx';

/** How the rows were understood: the same figures as for a pasted list, and what to do about each row that was not. */
export function SheetFindings({ report, emptyRows }: { report: SheetReport; emptyRows: number }) {
  return (
    <section aria-label="Rows read">
      <SimpleGrid component="dl" cols={{ base: 3, sm: 6 }} spacing="xs">
        <Figure size="sm" name="Rows" value={count(report.total_rows)} />
        <Figure size="sm" name="Empty" value={count(emptyRows)} />
        <Figure size="sm" name="Places" value={count(report.ready_count)} />
        <Figure size="sm" name="Keywords" value={count(report.keywords.length)} />
        <Figure size="sm" name="Rejected" value={count(report.rejected_count)} />
        <Figure size="sm" name="Repeated" value={count(report.duplicate_count)} />
      </SimpleGrid>
      {report.conflict_count > 0 && !report.is_page_per_row && (
        <Text size="sm" mt="xs">
          {counted(report.conflict_count, 'row')} of a place that came before{' '}
          {report.conflict_count === 1 ? 'has' : 'have'} other values. The first row of a place counts.
        </Text>
      )}
      <RejectedLines noun="Row" lines={report.rejected} total={report.rejected_count} />
    </section>
  );
}

import { List, ScrollArea, SimpleGrid, Text } from '@mantine/core';
import type { SheetReport } from '../../../engine/index.ts';
import { count, counted } from '../../platform/ui/count.ts';
import classes from './sheet-findings.module.css';

const SHOWN = 50;

/** How the rows were understood: the same figures as for a pasted list, and what to do about each row that was not. */
export function SheetFindings({ report, emptyRows }: { report: SheetReport; emptyRows: number }) {
  const left = report.rejected_count - Math.min(SHOWN, report.rejected.length);
  return (
    <section aria-label="Rows read">
      <SimpleGrid component="dl" cols={{ base: 3, sm: 6 }} spacing="xs" className={classes.figures}>
        <Figure name="Rows" value={report.total_rows} />
        <Figure name="Empty" value={emptyRows} />
        <Figure name="Places" value={report.ready_count} />
        <Figure name="Keywords" value={report.keywords.length} />
        <Figure name="Rejected" value={report.rejected_count} />
        <Figure name="Repeated" value={report.duplicate_count} />
      </SimpleGrid>
      {report.conflict_count > 0 && (
        <Text size="sm" mt="xs">
          {counted(report.conflict_count, 'row')} of a place that came before{' '}
          {report.conflict_count === 1 ? 'has' : 'have'} other values. The first row of a place counts.
        </Text>
      )}
      {report.rejected.length > 0 && (
        <ScrollArea.Autosize
          mah={180}
          mt="xs"
          type="auto"
          viewportProps={{ tabIndex: 0, 'aria-label': 'Rejected rows' }}
        >
          <List size="sm" spacing={6} listStyleType="none">
            {report.rejected.slice(0, SHOWN).map(({ line_number, line, suggestion }) => (
              <List.Item key={line_number} className={classes.rejected}>
                <Text span size="sm">
                  Row {count(line_number)}: <span className="mono">{line || 'empty'}</span>
                </Text>
                <Text size="sm" c="dimmed">
                  {suggestion}
                </Text>
              </List.Item>
            ))}
          </List>
          {left > 0 && (
            <Text size="sm" c="dimmed">
              … and {count(left)} more
            </Text>
          )}
        </ScrollArea.Autosize>
      )}
    </section>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{count(value)}</dd>
    </div>
  );
}

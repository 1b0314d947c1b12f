import { CloseButton, Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { counted } from '../../platform/ui/count.ts';
import classes from './plan-sources.module.css';
import { namesOfValues, type PlanLists } from './use-plan-lists.ts';

/** Data from the lists: values of single places, and the data sets that the batch will remember. */
export function PlanSources({ lists }: { lists: PlanLists }) {
  const names = useMemo(() => namesOfValues(lists.location_values), [lists.location_values]);
  if (lists.data_sets.length === 0 && lists.location_values.length === 0) return null;
  return (
    <ul className={classes.sources} aria-label="Data from the lists">
      {lists.location_values.length > 0 && (
        <li>
          <Text size="sm">
            {counted(lists.location_values.length, 'place has', 'places have')} values of their own:{' '}
            <span className="mono">{names.map(name => `{{${name}}}`).join(' ')}</span>
          </Text>
          <CloseButton size="sm" aria-label="Clear place values" onClick={lists.forgetValues} />
        </li>
      )}
      {lists.data_sets.map(used => (
        <li key={used.id}>
          <Group gap={4} wrap="nowrap">
            <Text size="sm">
              From the data set “{used.name}”, version {used.version}
            </Text>
          </Group>
          <CloseButton
            size="sm"
            aria-label={`Clear the link to ${used.name}`}
            onClick={() => lists.forgetDataSet(used)}
          />
        </li>
      ))}
    </ul>
  );
}

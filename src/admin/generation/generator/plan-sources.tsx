import { CloseButton, Group, Switch, Text } from '@mantine/core';
import { useMemo } from 'react';
import { counted } from '../../platform/ui/count.ts';
import { isListOfRows } from '../../templates/sheets/sheet-lists.ts';
import type { PlanForecast } from './plan-forecast.ts';
import classes from './plan-sources.module.css';
import { keywordsOfRows, namesOfValues, type PlanLists } from './use-plan-lists.ts';

interface PlanSourcesProps {
  lists: PlanLists;
  forecast: PlanForecast | undefined;
  onPagePerRow: (isPerRow: boolean) => void;
}

/** Data from the lists: values of single places, and the data sets that the batch will remember. */
export function PlanSources({ lists, forecast, onPagePerRow }: PlanSourcesProps) {
  const names = useMemo(() => namesOfValues(lists.location_values), [lists.location_values]);
  const hasRows = useMemo(
    () => isListOfRows(lists.location_values) || keywordsOfRows(lists.location_values).length > 0,
    [lists.location_values],
  );
  if (lists.data_sets.length === 0 && lists.location_values.length === 0) return null;
  return (
    <ul className={classes.sources} aria-label="Data from the lists">
      {hasRows && (
        <li>
          <Switch
            label="One page per row"
            description={rowsText(lists, forecast)}
            checked={lists.page_per_row}
            onChange={event => onPagePerRow(event.currentTarget.checked)}
          />
        </li>
      )}
      {lists.location_values.length > 0 && (
        <li>
          <Text size="sm">
            {lists.page_per_row
              ? `${counted(lists.location_values.length, 'row has', 'rows have')} values of their own: `
              : `${counted(lists.location_values.length, 'place has', 'places have')} values of their own: `}
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

/** What the rows become, before the plan is created. */
function rowsText({ page_per_row, location_values }: PlanLists, forecast: PlanForecast | undefined): string {
  const rows = counted(forecast?.rows?.count ?? location_values.length, 'row');
  const towns = counted(forecast?.locations.ready_count ?? 0, 'town');
  const pages = counted(forecast?.pages ?? 0, 'page');
  if (!page_per_row) return `${rows}, ${towns}: ${pages}. The first row of a town counts.`;
  const isEach = forecast?.rows?.count === forecast?.pages;
  return `${rows}, ${towns}: ${pages}, one per row${isEach ? '' : ' and keyword'}.`;
}

import { Group } from '@mantine/core';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { optionsOf } from '../../platform/ui/options.ts';
import { SearchFilter } from '../../platform/ui/search-filter.tsx';
import { activeLabel, planLabels } from './customer-labels.ts';

export function CustomerFilters() {
  return (
    <Group gap="sm">
      <SearchFilter label="Search customers" placeholder="Email or company" />
      <FilterSelect name="plan" label="Plan" all="All plans" options={optionsOf(planLabels)} />
      <FilterSelect
        name="active"
        label="Status"
        all="Any status"
        options={optionsOf({ true: activeLabel(true), false: activeLabel(false) })}
      />
    </Group>
  );
}

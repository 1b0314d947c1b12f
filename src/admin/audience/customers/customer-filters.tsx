import { Group } from '@mantine/core';
import { customerPlanSchema } from '../../../contract/audience/customer-filter.ts';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { SearchFilter } from '../../platform/ui/search-filter.tsx';
import { activeLabel, planLabels } from './customer-labels.ts';

export function CustomerFilters() {
  return (
    <Group gap="sm">
      <SearchFilter label="Search customers" placeholder="Email or company" />
      <FilterSelect
        name="plan"
        label="Plan"
        all="All plans"
        options={customerPlanSchema.options.map(value => ({ value, label: planLabels[value] }))}
      />
      <FilterSelect
        name="active"
        label="Status"
        all="Any status"
        options={[
          { value: 'true', label: activeLabel(true) },
          { value: 'false', label: activeLabel(false) },
        ]}
      />
    </Group>
  );
}

import { Group } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { type CustomerPlan, customerPlanSchema } from '../../../contract/audience/customer-filter.ts';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { SearchField } from '../../platform/ui/search-field.tsx';
import { activeWord, planLabels } from './customer-labels.ts';

const route = getRouteApi('/admin/users');

interface Change {
  search?: string | undefined;
  plan?: CustomerPlan | undefined;
  active?: 'true' | 'false' | undefined;
}

/** Search and filters, kept in the URL; a change starts the list from its beginning. */
export function CustomerFilters() {
  const { search, plan, active } = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: Change) =>
    void navigate({ search: previous => ({ ...previous, ...change, after: undefined }), replace: true });
  return (
    <Group gap="sm">
      <SearchField
        label="Search customers"
        placeholder="Email or company"
        value={search ?? ''}
        onSearch={text => set({ search: text || undefined })}
      />
      <FilterSelect
        label="Plan"
        all="All plans"
        options={customerPlanSchema.options.map(value => ({ value, label: planLabels[value] }))}
        value={plan}
        onChoose={value => set({ plan: value })}
      />
      <FilterSelect
        label="Status"
        all="Any status"
        options={[
          { value: 'true', label: activeWord(true) },
          { value: 'false', label: activeWord(false) },
        ]}
        value={active}
        onChoose={value => set({ active: value })}
      />
    </Group>
  );
}

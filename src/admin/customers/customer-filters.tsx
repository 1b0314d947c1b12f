import { Group, NativeSelect } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { type CustomerPlan, customerPlanSchema } from '../../contract/customer-filter.ts';
import { SearchField } from '../ui/search-field.tsx';
import { planWords } from './customer-words.ts';

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
      <NativeSelect
        aria-label="Plan"
        value={plan ?? ''}
        onChange={event => set({ plan: customerPlanSchema.safeParse(event.currentTarget.value).data })}
        data={[
          { value: '', label: 'All plans' },
          ...customerPlanSchema.options.map(value => ({ value, label: planWords[value] })),
        ]}
      />
      <NativeSelect
        aria-label="Status"
        value={active ?? ''}
        onChange={event => set({ active: activeOf(event.currentTarget.value) })}
        data={[
          { value: '', label: 'Active and inactive' },
          { value: 'true', label: 'Active' },
          { value: 'false', label: 'Inactive' },
        ]}
      />
    </Group>
  );
}

function activeOf(value: string): 'true' | 'false' | undefined {
  return value === 'true' || value === 'false' ? value : undefined;
}

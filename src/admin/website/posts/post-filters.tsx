import { Group } from '@mantine/core';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { optionsOf } from '../../platform/ui/options.ts';
import { SearchFilter } from '../../platform/ui/search-filter.tsx';
import { statusLabel } from './post-labels.ts';

export function PostFilters() {
  return (
    <Group gap="sm">
      <SearchFilter label="Search posts" placeholder="Title, address, description or author" />
      <FilterSelect name="status" label="Status" all="All statuses" options={optionsOf(statusLabel)} />
    </Group>
  );
}

import { Button, Group, NativeSelect, Popover, Stack, TextInput } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { optionsOf } from '../../platform/ui/options.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { SearchFilter } from '../../platform/ui/search-filter.tsx';
import { templateQueries } from '../../templates/templates/template-queries.ts';
import { pageMoveQueries } from '../page-moves/page-move-queries.ts';
import { filterOf, type PageSearch } from './page-search.ts';
import { pageStatusOptions } from './page-status-select.tsx';

const route = getRouteApi('/admin/pages');

/** Search and filters, kept in the URL; a change starts the list from its beginning. */
export function PageFilters() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const templates = useQuery(templateQueries.list()).data?.items ?? [];
  const set = (change: Partial<PageSearch>) =>
    void navigate({
      search: previous => ({ ...previous, ...change, page: undefined, after: undefined }),
      replace: true,
    });
  return (
    <Group gap="sm">
      <SearchFilter label="Search pages" placeholder="Search title or slug" />
      <FilterSelect
        name="template_id"
        label="Template"
        all="All templates"
        dependent="version"
        options={templates
          .map(template => ({ value: template.id, label: template.name }))
          .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))}
      />
      <FilterSelect name="status" label="Status" all="All statuses" options={pageStatusOptions} />
      <FilterSelect
        name="sort"
        label="Order"
        all="Newest first"
        options={optionsOf({ oldest: 'Oldest first', address: 'By address' })}
      />
      <MoreFilters search={search} onSet={set} />
    </Group>
  );
}

/** Filters that are needed now and then. */
function MoreFilters({
  search,
  onSet,
}: {
  search: PageSearch;
  onSet: (change: Partial<PageSearch>) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [city, setCity] = useState('');
  const [state, setState] = useState('');
  const versions = useQuery({
    ...pageMoveQueries.outdated(search.template_id ?? ''),
    enabled: search.template_id !== undefined && isOpen,
  }).data?.versions;
  const { noindex, version, without_views } = filterOf(search);
  const inUse = [search.city ?? search.state, noindex, version, without_views].filter(
    one => one !== undefined,
  ).length;
  const typed = { city: city.trim() || undefined, state: state.trim() || undefined };
  const open = () => {
    setCity(search.city ?? '');
    setState(search.state ?? '');
    setOpen(true);
  };
  /** What is typed counts however the panel is left, as its lists do. */
  const close = () => {
    if (typed.city !== search.city || typed.state !== search.state) onSet(typed);
    setOpen(false);
  };
  return (
    <Popover opened={isOpen} onChange={close} position="bottom-end" width={280} trapFocus returnFocus>
      <Popover.Target>
        <Button leftSection={<IconFilter size={16} aria-hidden />} onClick={isOpen ? close : open}>
          {inUse > 0 ? `Filters (${inUse})` : 'Filters'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={event => {
            event.preventDefault();
            close();
          }}
        >
          <Stack gap="sm">
            <Group gap="xs" wrap="nowrap" align="flex-end">
              <TextInput
                label="Town"
                placeholder="Miami"
                value={city}
                maxLength={200}
                onChange={event => setCity(event.currentTarget.value)}
              />
              <TextInput
                label="State"
                placeholder="FL"
                w={80}
                value={state}
                maxLength={50}
                onChange={event => setState(event.currentTarget.value)}
              />
            </Group>
            <NativeSelect
              label="Search engines"
              value={String(search.noindex ?? '')}
              onChange={event => onSet({ ...typed, noindex: flagOf(event.currentTarget.value) })}
              data={[
                { value: '', label: 'All pages' },
                { value: 'true', label: 'Hidden from them' },
                { value: 'false', label: 'Open to them' },
              ]}
            />
            <NativeSelect
              label="Views"
              value={String(search.without_views ?? '')}
              onChange={event => onSet({ ...typed, without_views: flagOf(event.currentTarget.value) })}
              data={[
                { value: '', label: 'All pages' },
                { value: 'true', label: 'None in 90 days' },
              ]}
            />
            <NativeSelect
              label="Template version"
              description={search.template_id ? undefined : 'Choose a template first'}
              disabled={!search.template_id}
              value={String(search.version ?? '')}
              onChange={event => onSet({ ...typed, version: Number(event.currentTarget.value) || undefined })}
              data={[
                { value: '', label: 'All versions' },
                ...(versions ?? []).map(({ number }) => ({
                  value: String(number),
                  label: `Version ${number}`,
                })),
              ]}
            />
            <PrimaryButton type="submit">Apply</PrimaryButton>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

const flagOf = (value: string): boolean | undefined => (value === '' ? undefined : value === 'true');

import { Group, Pill } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { customerRoutes } from '../../../contract/audience/customers.ts';
import { batchRoutes } from '../../../contract/generation/batches.ts';
import { emailLabel } from '../../audience/customers/customer-labels.ts';
import type { PageSearch } from '../../pages/pages/page-search.ts';
import { readQuery } from '../../platform/read-query.ts';
import { TextLink } from '../../platform/ui/links.tsx';

const route = getRouteApi('/admin/pages');

/** Filters without a control in the row above, each with a button to remove it. */
export function FilterPills() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { generation_batch_id, template_id, city, state, noindex, without_views, version, customer_id } =
    search;
  const batch = useQuery(
    readQuery(batchRoutes.read, {
      params: { id: generation_batch_id ?? '' },
      enabled: generation_batch_id !== undefined,
    }),
  );
  const customer = useQuery(
    readQuery(customerRoutes.read, { params: { id: customer_id ?? '' }, enabled: customer_id !== undefined }),
  );
  const takeOff = (...names: (keyof PageSearch)[]) =>
    void navigate({
      search: previous => {
        const rest = { ...previous };
        for (const name of [...names, 'page', 'after'] as const) delete rest[name];
        return rest;
      },
      replace: true,
    });
  const pills: [words: string, names: (keyof PageSearch)[]][] = [];
  if (generation_batch_id)
    pills.push([`Batch: ${batch.data?.name ?? 'a deleted batch'}`, ['generation_batch_id']]);
  if (customer_id) {
    const name = customer.data ? emailLabel(customer.data) : 'one of them';
    pills.push([`Customer: ${name}`, ['customer_id']]);
  }
  if (city || state) pills.push([`Town: ${[city, state].filter(Boolean).join(', ')}`, ['city', 'state']]);
  if (version) pills.push([`Version ${version}`, ['version']]);
  if (noindex !== undefined) {
    pills.push([noindex ? 'Hidden from search engines' : 'Open to search engines', ['noindex']]);
  }
  if (without_views) pills.push(['No views in 90 days', ['without_views']]);
  if (pills.length === 0 && !template_id) return null;
  return (
    <Group gap="xs">
      {pills.map(([words, names]) => (
        <Pill
          key={words}
          withRemoveButton
          onRemove={() => takeOff(...names)}
          removeButtonProps={{ 'aria-label': `Take off: ${words}`, 'aria-hidden': false, tabIndex: 0 }}
        >
          {words}
        </Pill>
      ))}
      {template_id && (
        <TextLink to="/admin/templates/$id/pages" params={{ id: template_id }} size="sm">
          Pages on older versions of this template
        </TextLink>
      )}
    </Group>
  );
}

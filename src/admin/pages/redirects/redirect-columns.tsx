import { Stack, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { DataTableColumn } from 'mantine-datatable';
import { type Redirect, redirectRoutes } from '../../../contract/pages/redirects.ts';
import { actionsColumn, activeColumn, FROM_TABLET, fitColumn } from '../../platform/ui/columns.tsx';
import { count } from '../../platform/ui/count.ts';
import { RowOpener } from '../../platform/ui/links.tsx';
import { RowActions } from '../../platform/ui/row-actions.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { useDeletion } from '../../platform/use-deletion.ts';
import { changeRedirect } from './redirect-form.tsx';
import { redirectMutations } from './redirect-mutations.ts';

export const redirectColumns: DataTableColumn<Redirect>[] = [
  {
    accessor: 'source_path',
    title: 'Source and destination',
    render: redirect => (
      <Stack gap={2}>
        <RowOpener className="mono" onClick={() => changeRedirect(redirect)}>
          {redirect.source_path}
          {redirect.is_prefix && '/*'}
        </RowOpener>
        <Text size="sm" c="dimmed" className="mono" style={{ overflowWrap: 'anywhere' }}>
          {redirect.destination_path === '' ? 'Gone' : `→\u00a0${redirect.destination_path}`}
          {redirect.is_prefix && redirect.destination_path !== '' && '/*'}
        </Text>
        {redirect.written_path !== null && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            Original destination: <span className="mono">{redirect.written_path}</span>, which redirects
            further
          </Text>
        )}
        {redirect.description && (
          <Text size="sm" c="dimmed" lineClamp={1} title={redirect.description}>
            {redirect.description}
          </Text>
        )}
        {redirect.is_automatic && (
          <Text size="sm" c="dimmed">
            Automatic: the page at this address moved
          </Text>
        )}
        <Text size="sm" c="dimmed" hiddenFrom="sm">
          {redirect.redirect_type}, used {count(redirect.hits)}×
          {redirect.last_used_at && (
            <>
              , last <Timestamp at={redirect.last_used_at} />
            </>
          )}
        </Text>
      </Stack>
    ),
  },
  fitColumn(
    'redirect_type',
    { title: 'Type', visibleMediaQuery: FROM_TABLET },
    redirect => redirect.redirect_type,
  ),
  fitColumn('hits', { title: 'Used', textAlign: 'right', visibleMediaQuery: FROM_TABLET }, redirect => (
    <>
      <span className="numeric">{count(redirect.hits)}×</span>
      {redirect.last_used_at && (
        <Text size="xs" c="dimmed">
          <Timestamp at={redirect.last_used_at} />
        </Text>
      )}
    </>
  )),
  activeColumn(redirectMutations.toggle, ({ source_path }) => source_path),
  actionsColumn(redirect => <RedirectRowActions redirect={redirect} />),
];

function RedirectRowActions({ redirect }: { redirect: Redirect }) {
  const deletion = useDeletion(redirectRoutes.remove, {
    params: { id: redirect.id },
    noun: 'redirect',
    consequence: `Visitors of ${redirect.source_path} will see the page there, or “page not found”.`,
  });
  return (
    <RowActions
      of={redirect.source_path}
      actions={[{ label: 'Edit', icon: IconPencil, onAct: () => changeRedirect(redirect) }, deletion]}
    />
  );
}

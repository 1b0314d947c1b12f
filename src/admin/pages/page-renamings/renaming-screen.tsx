import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { pageChangeRoutes } from '../../../contract/pages/page-changes.ts';
import { readQuery } from '../../platform/read-query.ts';
import { Screen } from '../../platform/ui/screen.tsx';
import { RenamingForm, type RenamingFormProps } from './renaming-form.tsx';
import { RenamingReport } from './renaming-report.tsx';

const route = getRouteApi('/admin/pages/rename');

/** Changes the URL pattern of many pages: checks first, renames after confirmation. */
export function RenamingScreen({ BatchChoice }: Pick<RenamingFormProps, 'BatchChoice'>) {
  const { id, filter } = route.useSearch();
  const navigate = route.useNavigate();
  const last = useQuery(readQuery(pageChangeRoutes.list, { query: { action: 'rename', per_page: 1 } })).data
    ?.items[0];
  const isUndoing = last !== undefined && last.undoes === id;
  const shown = isUndoing ? last.id : (id ?? last?.id);
  const show = (one: string) => void navigate({ search: previous => ({ ...previous, id: one }) });
  return (
    <Screen
      title="Change many addresses"
      purpose="Changes page addresses to another pattern. You review the result first."
      back={{ to: '/admin/pages', label: 'Back to Pages' }}
    >
      <Stack gap="lg">
        <RenamingForm filter={filter} BatchChoice={BatchChoice} onChecked={show} />
        {shown && <RenamingReport key={shown} id={shown} />}
      </Stack>
    </Screen>
  );
}

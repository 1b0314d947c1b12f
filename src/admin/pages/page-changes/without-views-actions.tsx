import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { PageAction } from '../../../contract/pages/page-changes.ts';
import type { ViewRanking } from '../../../contract/pages/views.ts';
import { askFirst } from '../../platform/ui/confirm-loss.tsx';
import { boundedCount } from '../../platform/ui/count.ts';
import { askWhereTo } from './leave-form.tsx';
import { pageChange, pageChangeMutations } from './page-change-mutations.ts';

interface WithoutViewsActionsProps {
  found: Pick<NonNullable<ViewRanking['pages_without_views']>, 'count' | 'is_exact'>;
}

/** Changes all pages without views in one step. Progress and undo show above the list of pages. */
export function WithoutViewsActions({ found: { count, is_exact } }: WithoutViewsActionsProps) {
  const navigate = useNavigate();
  const start = useMutation(pageChangeMutations.start);
  const pages = `${boundedCount({ total: count, total_is_exact: is_exact })} ${count === 1 ? 'page' : 'pages'}`;
  const act = (action: PageAction, redirectTo?: string) =>
    start.mutate(
      { body: pageChange(action, { filter: { without_views: true } }, redirectTo) },
      {
        onSuccess: () => void navigate({ to: '/admin/pages', search: { without_views: true } }),
      },
    );
  const archive = (isMerge: boolean) =>
    askWhereTo({
      title: isMerge ? 'Merge pages without views' : 'Archive pages without views',
      question: `${pages} without views in 90 days will go offline. You can undo this for 30 days.`,
      action: `${isMerge ? 'Merge' : 'Archive'} ${pages}`,
      isDeletion: false,
      isMerge,
      hint: '',
      onConfirm: redirectTo => act('archive', redirectTo),
    });
  const hide = () =>
    askFirst({
      title: 'Hide pages without views',
      question: `Search engines will be asked to leave out ${pages} without views in 90 days. Visitors can open them as before. You can undo this for 30 days.`,
      action: `Hide ${pages}`,
      keep: 'Keep them',
      onConfirm: () => act('noindex'),
    });
  return (
    <Group gap="xs">
      <Button size="xs" disabled={start.isPending} onClick={() => archive(true)}>
        Merge all…
      </Button>
      <Button size="xs" disabled={start.isPending} onClick={hide}>
        Hide all…
      </Button>
      <Button size="xs" disabled={start.isPending} onClick={() => archive(false)}>
        Archive all…
      </Button>
    </Group>
  );
}

import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { PageAction } from '../../../contract/pages/page-changes.ts';
import type { PageFilterInput } from '../../../contract/pages/page-filter.ts';
import { pageRoutes } from '../../../contract/pages/pages.ts';
import { announce } from '../../platform/ui/announce.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { SelectionBar } from '../../platform/ui/selection-bar.tsx';
import { write } from '../../platform/write.ts';
import { askWhereTo } from '../page-changes/leave-form.tsx';
import { actionLabels } from '../page-changes/page-change-labels.ts';
import { pageChange, pageChangeMutations } from '../page-changes/page-change-mutations.ts';
import { askPattern } from '../page-renamings/ask-pattern.tsx';
import type { PageSelection } from './use-page-selection.ts';

interface PageSelectionBarProps {
  selection: PageSelection;
  /** True if there are more pages than the list shows. */
  hasMore: boolean;
  filter: PageFilterInput;
  isFiltered: boolean;
}

const inMenu: readonly PageAction[] = ['draft', 'noindex', 'index', 'move'];

/** What can be done with the selected pages. */
export function PageSelectionBar({ selection, hasMore, filter, isFiltered }: PageSelectionBarProps) {
  const total = useMutation(
    write(pageRoutes.total, {
      failure: 'Error selecting all pages',
      remember: () => selection.selectAll(),
    }),
  );
  const { start } = pageChangeMutations;
  const changing = useMutation(start);
  const deleting = useMutation({ ...start, meta: { ...start.meta, failure: 'Error deleting pages' } });
  const navigate = useNavigate();
  const size = selection.isAll ? (total.data?.total ?? 0) - selection.leftOut.size : selection.picked.size;
  if (size === 0) return null;
  const selected = selection.isAll
    ? { filter, ...(selection.leftOut.size > 0 ? { except_ids: [...selection.leftOut] } : {}) }
    : { ids: [...selection.picked] };
  const act = (action: PageAction, redirectTo?: string) =>
    (action === 'delete' ? deleting : changing).mutate(
      { body: pageChange(action, selected, redirectTo) },
      {
        onSuccess: change => {
          selection.replace([]);
          if (change.status === 'running') announce(`On the way: ${counted(change.total_pages, 'page')}`);
        },
      },
    );
  const ask = (action: 'archive' | 'delete', isMerge = false) =>
    askWhereTo({
      title: isMerge ? 'Merge pages' : `${actionLabels[action]} pages`,
      question:
        action === 'delete'
          ? `Are you sure you want to delete ${counted(size, 'page')}? You can undo this for 30 days.`
          : `${counted(size, 'page')} will go offline. You can undo this for 30 days.`,
      action: `${isMerge ? 'Merge' : actionLabels[action]} ${counted(size, 'page')}`,
      isDeletion: action === 'delete',
      isMerge,
      hint: '',
      onConfirm: redirectTo => act(action, redirectTo),
    });
  const isBusy = changing.isPending || deleting.isPending;
  return (
    <SelectionBar
      status={selectionLabel(size, selection, isFiltered)}
      more={
        !selection.isAll &&
        hasMore && (
          <Button
            size="compact-sm"
            variant="subtle"
            loading={total.isPending}
            onClick={() => total.mutate({ query: filter })}
          >
            {isFiltered ? 'Select all pages of this search' : 'Select all pages'}
          </Button>
        )
      }
      onClear={() => selection.replace([])}
    >
      <Button disabled={isBusy} onClick={() => act('publish')}>
        Publish
      </Button>
      <Button disabled={isBusy} onClick={() => ask('archive')}>
        Archive
      </Button>
      <Menu>
        <Menu.Target>
          <Button disabled={isBusy} rightSection={<IconChevronDown size={14} aria-hidden />}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {inMenu.map(action => (
            <Menu.Item key={action} onClick={() => act(action)}>
              {actionLabels[action]}
            </Menu.Item>
          ))}
          <Menu.Item
            onClick={() =>
              askPattern({
                selected,
                size,
                onChecked: id => void navigate({ to: '/admin/pages/rename', search: { id } }),
              })
            }
          >
            Change addresses…
          </Menu.Item>
          <Menu.Item onClick={() => ask('archive', true)}>Merge into one page…</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button c="var(--tone-red)" disabled={isBusy} onClick={() => ask('delete')}>
        Delete
      </Button>
    </SelectionBar>
  );
}

function selectionLabel(size: number, selection: PageSelection, isFiltered: boolean): string {
  if (!selection.isAll) return `${counted(size, 'page')} selected`;
  if (selection.leftOut.size > 0)
    return `${counted(size, 'page')} selected, ${count(selection.leftOut.size)} left out`;
  const [all, are] = size === 1 ? ['The only page', 'is'] : [`All ${counted(size, 'page')}`, 'are'];
  return isFiltered ? `${all} of this search ${are} selected` : `${all} ${are} selected`;
}

import { Button, Checkbox, Group, Menu, Paper, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { PageAction } from '../../contract/page-changes.ts';
import type { PageFilterInput } from '../../contract/page-filter.ts';
import { type PageRow, pageRoutes } from '../../contract/pages.ts';
import { call } from '../api.ts';
import { askWhereTo } from '../page-changes/leave-form.tsx';
import { actionWords } from '../page-changes/page-change-words.ts';
import { pageChangeWrites } from '../page-changes/page-change-writes.ts';
import { askPattern } from '../page-renamings/ask-pattern.tsx';
import { announce } from '../ui/announce.ts';
import { count, counted } from '../ui/count.ts';
import type { PageSelection } from './use-page-selection.ts';

interface SelectionBarProps {
  selection: PageSelection;
  /** The pages on this screen of the list. */
  shown: readonly PageRow[];
  /** Whether there are more than are shown. */
  hasMore: boolean;
  filter: PageFilterInput;
  isFiltered: boolean;
}

const inMenu: readonly PageAction[] = ['draft', 'noindex', 'index', 'move'];

/** Select, deselect, and what can be done with the selected. */
export function PageSelectionBar({ selection, shown, hasMore, filter, isFiltered }: SelectionBarProps) {
  const client = useQueryClient();
  const total = useMutation({
    mutationFn: () => call(pageRoutes.total, { query: filter }),
    meta: { failure: 'Error selecting all pages' },
    onSuccess: () => selection.selectAll(),
  });
  const start = useMutation(pageChangeWrites.start(client));
  const navigate = useNavigate();
  const size = selection.isAll ? (total.data?.total ?? 0) - selection.leftOut.size : selection.picked.size;
  const isWholeScreen = shown.length > 0 && shown.every(page => selection.has(page.id));
  if (shown.length === 0 && size === 0) return null;
  const selected = selection.isAll
    ? { filter, ...(selection.leftOut.size > 0 ? { except_ids: [...selection.leftOut] } : {}) }
    : { ids: [...selection.picked] };
  const act = (action: PageAction, redirectTo?: string) =>
    start.mutate(
      {
        id: crypto.randomUUID(),
        action,
        ...selected,
        ...(redirectTo === undefined ? {} : { redirect_to: redirectTo }),
      },
      {
        onSuccess: change => {
          selection.replace([]);
          if (change.status === 'running') announce(`On the way: ${counted(change.total_pages, 'page')}`);
        },
      },
    );
  const ask = (action: 'archive' | 'delete', isMerge = false) =>
    askWhereTo({
      title: isMerge ? 'Merge pages' : `${actionWords[action]} pages`,
      question:
        action === 'delete'
          ? `Are you sure you want to delete ${counted(size, 'page')}? You can undo this for 30 days.`
          : `${counted(size, 'page')} will go offline. You can undo this for 30 days.`,
      action: `${isMerge ? 'Merge' : actionWords[action]} ${counted(size, 'page')}`,
      isDeletion: action === 'delete',
      isMerge,
      hint: '',
      onConfirm: redirectTo => act(action, redirectTo),
    });
  const isIdle = size === 0 || start.isPending;
  return (
    <Paper p="sm">
      <Group gap="sm">
        <Checkbox
          label={isWholeScreen ? 'Deselect all' : 'Select all'}
          checked={isWholeScreen}
          indeterminate={size > 0 && !isWholeScreen}
          onChange={() => (isWholeScreen ? selection.replace([]) : selection.add(shown.map(page => page.id)))}
        />
        <Text component="output" size="sm" c="dimmed" className="numeric" style={{ flex: 1 }} miw={120}>
          {size > 0 && selectionWords(size, selection, isFiltered)}
        </Text>
        {size > 0 && !selection.isAll && hasMore && (
          <Button size="compact-sm" variant="subtle" loading={total.isPending} onClick={() => total.mutate()}>
            {isFiltered ? 'Select all pages of this search' : 'Select all pages'}
          </Button>
        )}
        {/* On a phone the first row counts more than buttons that do nothing yet. */}
        <Group gap="xs" {...(size === 0 ? { visibleFrom: 'sm' } : {})}>
          <Button disabled={isIdle} onClick={() => act('publish')}>
            Publish
          </Button>
          <Button disabled={isIdle} onClick={() => ask('archive')}>
            Archive
          </Button>
          <Menu position="bottom-end">
            <Menu.Target>
              <Button disabled={isIdle} rightSection={<IconChevronDown size={14} aria-hidden />}>
                More
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {inMenu.map(action => (
                <Menu.Item key={action} onClick={() => act(action)}>
                  {actionWords[action]}
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
          <Button
            {...(size > 0 ? { c: 'var(--tone-red)' } : {})}
            disabled={isIdle}
            onClick={() => ask('delete')}
          >
            Delete
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}

function selectionWords(size: number, selection: PageSelection, isFiltered: boolean): string {
  if (!selection.isAll) return `${count(size)} selected`;
  if (selection.leftOut.size > 0)
    return `${counted(size, 'page')} selected, ${count(selection.leftOut.size)} left out`;
  return isFiltered
    ? `All ${counted(size, 'page')} of this search are selected`
    : `All ${counted(size, 'page')} are selected`;
}

import { ActionIcon, Button, Checkbox, Group, Menu, Text, TextInput } from '@mantine/core';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageFilterInput, PageSort } from '../../../contract/pages/page-filter.ts';
import { type SavedView, type SavedViewInput, savedViewRoutes } from '../../../contract/pages/saved-views.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { nounKey } from '../../platform/route-key.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { write } from '../../platform/write.ts';

interface SavedViewMenuProps {
  filter: PageFilterInput;
  sort: PageSort;
  onOpen: (view: Pick<SavedView, 'filter' | 'sort'>) => void;
}

/** Filters kept under a name: one's own, and those others share. */
export function SavedViewMenu({ filter, sort, onOpen }: SavedViewMenuProps) {
  const views = useQuery(readQuery(savedViewRoutes.list)).data?.items ?? [];
  const remove = useMutation(
    write(savedViewRoutes.remove, { failure: 'The view could not be deleted', done: 'View deleted' }),
  );
  const ask = ({ id, name, is_shared }: SavedView) =>
    confirmLoss({
      title: 'Delete view',
      question: `Delete the view “${name}”?`,
      consequence: is_shared ? 'It is deleted for all users. No page changes.' : 'No page changes.',
      action: 'Delete view',
      onConfirm: () => remove.mutate({ params: { id } }),
    });
  const save = () =>
    openDialog({ title: 'Save view', size: 'md' }, close => (
      <SaveForm filter={filter} sort={sort} onDone={close} />
    ));
  return (
    <Menu width={280}>
      <Menu.Target>
        <Button leftSection={<IconBookmark size={16} aria-hidden />}>Views</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {views.length === 0 && (
          <Text size="sm" c="dimmed" px="sm" py="xs">
            No views yet. Set filters, then save them here under a name.
          </Text>
        )}
        {views.map(view => (
          <Group key={view.id} gap={0} wrap="nowrap">
            <Menu.Item
              onClick={() => onOpen(view)}
              style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {view.name}
              {view.is_shared && (
                <Text size="xs" c="dimmed">
                  {view.is_mine ? 'Shared with all staff' : `Shared by ${view.created_by}`}
                </Text>
              )}
            </Menu.Item>
            {view.is_mine && (
              <ActionIcon aria-label={`Delete view ${view.name}`} onClick={() => ask(view)}>
                <IconTrash size={15} stroke={1.6} color="var(--tone-red)" aria-hidden />
              </ActionIcon>
            )}
          </Group>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={save}>Save these filters as a view…</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface SaveFormProps {
  filter: PageFilterInput;
  sort: PageSort;
  onDone: () => void;
}

/** A name that one has used already replaces that view. */
/** A new view, or one's own changed. The form shows a refusal itself. */
const saveView = write({
  mutationFn: ({ id, view }: { id: string | null; view: SavedViewInput }) =>
    id === null
      ? call(savedViewRoutes.create, { body: view })
      : call(savedViewRoutes.update, { params: { id }, body: view }),
  done: view => `View “${view.name}” saved`,
  silentFailure: true,
  changes: [nounKey(savedViewRoutes.list)],
});

function SaveForm({ filter, sort, onDone }: SaveFormProps) {
  const views = useQuery(readQuery(savedViewRoutes.list)).data?.items ?? [];
  const save = useMutation(saveView);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<boolean>();
  const same = views.find(view => view.is_mine && view.name.toLowerCase() === name.trim().toLowerCase());
  const isShared = chosen ?? same?.is_shared ?? false;
  return (
    <DialogForm
      write={save}
      onSubmit={() =>
        save.mutate(
          { id: same?.id ?? null, view: { name, filter, sort, is_shared: isShared } },
          { onSuccess: onDone },
        )
      }
      onCancel={onDone}
      action={same ? 'Replace view' : 'Save view'}
      disabled={name.trim() === ''}
    >
      <TextInput
        label="Name"
        placeholder="Drafts in Palm Beach County"
        required
        maxLength={80}
        value={name}
        onChange={event => setName(event.currentTarget.value)}
        description={same && 'You have a view of this name: saving replaces it.'}
        data-autofocus
      />
      <Checkbox
        label="Share with all staff"
        checked={isShared}
        onChange={event => setChosen(event.currentTarget.checked)}
      />
    </DialogForm>
  );
}

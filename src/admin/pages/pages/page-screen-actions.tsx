import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { PageAction } from '../../../contract/pages/page-changes.ts';
import type { Page } from '../../../contract/pages/pages.ts';
import { announce } from '../../platform/ui/announce.ts';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { askWhereTo } from '../page-changes/leave-form.tsx';
import { actionLabels } from '../page-changes/page-change-labels.ts';
import { pageChange, pageChangeMutations } from '../page-changes/page-change-mutations.ts';
import { changeAddress } from './change-address.tsx';
import { viewLink } from './page-view-link.ts';
import { useDeletePage } from './use-delete-page.ts';

/** What can be done with one page. All of it can be undone under "Bulk changes". */
export function PageScreenActions({ page }: { page: Page }) {
  const navigate = useNavigate();
  const start = useMutation(pageChangeMutations.start);
  const act = (action: PageAction, redirectTo?: string) =>
    start.mutate(
      { body: pageChange(action, { ids: [page.id] }, redirectTo) },
      {
        onSuccess: change => {
          announce(
            change.changed_pages === 1 ? 'Done. You can undo this for 30 days.' : 'The page is unchanged',
          );
        },
      },
    );
  const archive = (isMerge: boolean) =>
    askWhereTo({
      title: isMerge ? 'Merge page' : 'Archive page',
      question: `“${page.title}” will go offline. You can undo this for 30 days.`,
      action: isMerge ? 'Merge page' : 'Archive page',
      keep: 'Keep it',
      isDeletion: false,
      isMerge,
      hint: page.field_values.city ?? '',
      onConfirm: redirectTo => act('archive', redirectTo),
    });
  const view = viewLink(page);
  const remove = useDeletePage({ onDeleted: () => void navigate({ to: '/admin/pages' }) });
  return (
    <>
      <Button component="a" href={view.href} target="_blank" rel="noreferrer">
        {view.label}
      </Button>
      {page.template_text && (
        <ButtonLink to="/admin/pages/$id/edit" params={{ id: page.id }}>
          Edit text
        </ButtonLink>
      )}
      <Menu>
        <Menu.Target>
          <Button
            loading={start.isPending || remove.isPending}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {page.status !== 'published' && <Menu.Item onClick={() => act('publish')}>Publish</Menu.Item>}
          {page.status !== 'archived' && <Menu.Item onClick={() => archive(false)}>Archive…</Menu.Item>}
          <Menu.Item onClick={() => archive(true)}>Merge into another page…</Menu.Item>
          <Menu.Item onClick={() => act(page.is_noindex ? 'index' : 'noindex')}>
            {actionLabels[page.is_noindex ? 'index' : 'noindex']}
          </Menu.Item>
          <Menu.Item onClick={() => changeAddress(page)}>Change address…</Menu.Item>
          <Menu.Item onClick={() => act('move')}>{actionLabels.move}</Menu.Item>
          <Menu.Item c="var(--tone-red)" onClick={() => remove.ask(page)}>
            Delete…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

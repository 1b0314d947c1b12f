import { IconExternalLink, IconPencil, IconTemplate, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PageRow } from '../../contract/pages.ts';
import { announce } from '../ui/announce.ts';
import { confirmLoss } from '../ui/confirm-loss.tsx';
import { RowActions } from '../ui/row-actions.tsx';
import { pageWrites } from './page-writes.ts';

export function PageActions({ page }: { page: PageRow }) {
  const remove = useMutation(pageWrites.remove(useQueryClient()));
  const askToDelete = () =>
    confirmLoss({
      title: 'Delete page',
      question: 'Are you sure you want to delete this page? This action cannot be undone.',
      consequence: `Visitors of /${page.slug}/ are led to the nearest live page. To only take it offline, set it to draft or archived.`,
      action: 'Delete page',
      onConfirm: () => remove.mutate(page, { onSuccess: () => announce('Page deleted') }),
    });
  return (
    <RowActions
      of={page.title}
      actions={[
        { label: 'Edit text', icon: IconPencil, to: '/admin/pages/$id/edit', params: { id: page.id } },
        ...templateAction(page),
        { label: 'View', icon: IconExternalLink, href: `/${page.slug}/` },
        { label: 'Delete', icon: IconTrash, color: 'red', onAct: askToDelete, busy: remove.isPending },
      ]}
    />
  );
}

/** The template stands behind every page of it: one click leads there, where there still is one. */
function templateAction({ template_id }: PageRow) {
  return template_id === null
    ? []
    : [
        {
          label: 'Edit template',
          icon: IconTemplate,
          to: '/admin/templates/$id/edit',
          params: { id: template_id },
        } as const,
      ];
}

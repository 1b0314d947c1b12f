import { IconExternalLink, IconPencil, IconRoute, IconTemplate } from '@tabler/icons-react';
import type { PageRow } from '../../../contract/pages/pages.ts';
import { deleteAction, RowActions } from '../../platform/ui/row-actions.tsx';
import { changeAddress } from './change-address.tsx';
import { viewLink } from './page-view-link.ts';
import { useDeletePage } from './use-delete-page.ts';

interface PageActionsProps {
  page: PageRow;
  /** The message if deleting fails. */
  deletionFailure?: string;
}

export function PageActions({ page, deletionFailure }: PageActionsProps) {
  const remove = useDeletePage({ failure: deletionFailure });
  return (
    <RowActions
      of={page.title}
      actions={[
        { label: 'Edit text', icon: IconPencil, to: '/admin/pages/$id/edit', params: { id: page.id } },
        { label: 'Change address', icon: IconRoute, onAct: () => changeAddress(page) },
        ...templateAction(page),
        { ...viewLink(page), icon: IconExternalLink },
        {
          ...deleteAction,
          busy: remove.isPending,
          onAct: () => remove.ask(page),
        },
      ]}
    />
  );
}

/** Links a page to its template while the template exists. */
function templateAction({ template_id }: PageRow) {
  return template_id === null
    ? []
    : [
        {
          label: 'Edit template',
          icon: IconTemplate,
          to: '/admin/templates/$id/edit',
          params: { id: template_id },
          opensTab: true,
        } as const,
      ];
}

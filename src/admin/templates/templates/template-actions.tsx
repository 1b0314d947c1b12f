import { IconCopy, IconPencil, IconTrash, IconVersions, IconWand } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { mostDeletedAtOnce } from '../../../contract/templates/template-deletion.ts';
import type { TemplateRow } from '../../../contract/templates/templates.ts';
import { askWhereTo } from '../../pages/page-changes/leave-form.tsx';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { counted } from '../../platform/ui/count.ts';
import { type RowAction, RowActions } from '../../platform/ui/row-actions.tsx';
import { templateWrites } from './template-writes.ts';

export function TemplateActions({ template }: { template: TemplateRow }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const clone = useMutation(templateWrites.clone(client));
  const remove = useMutation(templateWrites.remove(client));
  const params = { id: template.id };
  const cloneAndOpen = () =>
    clone.mutate(template, {
      onSuccess: copy => void navigate({ to: '/admin/templates/$id/edit', params: { id: copy.id } }),
    });
  const loss = {
    title: `Delete ${template.name}`,
    question: 'Are you sure you want to delete this template? This will also delete all generated pages.',
    consequence: lossOf(template),
    action: 'Delete template',
  };
  const askToDelete = () =>
    template.page_count === 0
      ? confirmLoss({ ...loss, onConfirm: () => remove.mutate({ id: template.id }) })
      : askWhereTo({
          ...loss,
          keep: 'Keep it',
          isDeletion: true,
          hint: '',
          onConfirm: redirect_to =>
            remove.mutate({ id: template.id, ...(redirect_to === undefined ? {} : { redirect_to }) }),
        });
  const edit: RowAction = { label: 'Edit', icon: IconPencil, to: '/admin/templates/$id/edit', params };
  const copy: RowAction = { label: 'Clone', icon: IconCopy, onAct: cloneAndOpen, busy: clone.isPending };
  const versions: RowAction = {
    label: 'Pages by version',
    icon: IconVersions,
    to: '/admin/templates/$id/pages',
    params,
  };
  // While it is being deleted it can only be looked at and copied.
  const actions: RowAction[] =
    template.deletion_id === null
      ? [
          edit,
          copy,
          { label: 'Generate', icon: IconWand, to: '/admin/templates/$id/generate', params },
          ...(template.page_count > 0 ? [versions] : []),
          { label: 'Delete', icon: IconTrash, color: 'red', onAct: askToDelete, busy: remove.isPending },
        ]
      : [edit, copy];
  return <RowActions of={template.name} actions={actions} />;
}

function lossOf({ page_count }: TemplateRow): string {
  if (page_count === 0) return 'No pages have been generated from it yet.';
  const pages = `${counted(page_count, 'page')} made from it will stop being public`;
  return page_count > mostDeletedAtOnce
    ? `${pages}. The template is deleted after the last page. You can stop the deletion until then. Afterwards it cannot be undone.`
    : `${pages} at once. This cannot be undone.`;
}

import { IconCopy, IconPencil, IconTrash, IconVersions, IconWand } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { TemplateRow } from '../../contract/templates.ts';
import { confirmLoss } from '../ui/confirm-loss.tsx';
import { counted } from '../ui/count.ts';
import { RowActions } from '../ui/row-actions.tsx';
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
  const askToDelete = () =>
    confirmLoss({
      title: `Delete ${template.name}`,
      question: 'Are you sure you want to delete this template? This will also delete all generated pages.',
      consequence: lossOf(template),
      action: 'Delete template',
      onConfirm: () => remove.mutate(template),
    });
  return (
    <RowActions
      of={template.name}
      actions={[
        { label: 'Edit', icon: IconPencil, to: '/admin/templates/$id/edit', params },
        { label: 'Clone', icon: IconCopy, onAct: cloneAndOpen, busy: clone.isPending },
        { label: 'Generate', icon: IconWand, to: '/admin/templates/$id/generate', params },
        ...(template.page_count > 0
          ? [
              {
                label: 'Pages by version',
                icon: IconVersions,
                to: '/admin/templates/$id/pages',
                params,
              } as const,
            ]
          : []),
        { label: 'Delete', icon: IconTrash, color: 'red', onAct: askToDelete, busy: remove.isPending },
      ]}
    />
  );
}

function lossOf({ page_count }: TemplateRow): string {
  if (page_count === 0) return 'No pages have been generated from it yet.';
  return `${counted(page_count, 'page')} made from it will stop being public at once.`;
}

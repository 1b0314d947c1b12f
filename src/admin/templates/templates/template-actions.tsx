import { IconCopy, IconPencil, IconVersions, IconWand } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { TemplateRow } from '../../../contract/templates/templates.ts';
import { type RowAction, RowActions } from '../../platform/ui/row-actions.tsx';
import { templateMutations } from './template-mutations.ts';

interface TemplateActionsProps {
  template: TemplateRow;
  /** Deletes it with its pages. */
  deletion: RowAction;
}

export function TemplateActions({ template, deletion }: TemplateActionsProps) {
  const navigate = useNavigate();
  const clone = useMutation(templateMutations.clone);
  const params = { id: template.id };
  const cloneAndOpen = () =>
    clone.mutate(
      { params },
      { onSuccess: copy => void navigate({ to: '/admin/templates/$id/edit', params: { id: copy.id } }) },
    );
  const edit: RowAction = { label: 'Edit', icon: IconPencil, to: '/admin/templates/$id/edit', params };
  const copy: RowAction = { label: 'Clone', icon: IconCopy, onAct: cloneAndOpen, busy: clone.isPending };
  const versions: RowAction = {
    label: 'Pages by version',
    icon: IconVersions,
    to: '/admin/templates/$id/pages',
    params,
  };
  // A template that is being deleted can only be viewed and copied.
  const actions: RowAction[] =
    template.deletion_id === null
      ? [
          edit,
          copy,
          { label: 'Generate', icon: IconWand, to: '/admin/templates/$id/generate', params },
          ...(template.page_count > 0 ? [versions] : []),
          deletion,
        ]
      : [edit, copy];
  return <RowActions of={template.name} actions={actions} />;
}

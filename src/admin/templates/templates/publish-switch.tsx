import { Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { TemplateRow } from '../../../contract/templates/templates.ts';
import { templateMutations } from './template-mutations.ts';

/** Publishes or unpublishes at once. Shows the new choice before the server answers. */
export function PublishSwitch({ template }: { template: TemplateRow }) {
  const setStatus = useMutation(templateMutations.setStatus);
  const status = setStatus.isPending ? setStatus.variables.status : template.status;
  return (
    <Switch
      checked={status === 'published'}
      disabled={setStatus.isPending}
      label={status === 'published' ? 'Published' : 'Draft'}
      aria-label={`${template.name} is published`}
      onChange={event =>
        setStatus.mutate({ id: template.id, status: event.currentTarget.checked ? 'published' : 'draft' })
      }
    />
  );
}

import { Group, Paper } from '@mantine/core';
import { IconTemplateOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { TemplateRow } from '../../../contract/templates/templates.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { templateMutations } from '../../templates/templates/template-mutations.ts';

/** Why nothing can be generated from a template: it is being deleted, or a draft, which can be published here. */
export function UnusableTemplate({ template }: { template: TemplateRow }) {
  const publish = useMutation(templateMutations.setStatus);
  return (
    <Paper>
      {template.deletion_id === null ? (
        <EmptyState
          icon={IconTemplateOff}
          title={`“${template.name}” is a draft`}
          why="Only published templates can generate pages. Publish it first."
          step={
            <Group gap="xs" justify="center">
              <ButtonLink to="/admin/templates/$id/edit" params={{ id: template.id }}>
                Edit template
              </ButtonLink>
              <PrimaryButton
                loading={publish.isPending}
                onClick={() => publish.mutate({ id: template.id, status: 'published' })}
              >
                Publish now
              </PrimaryButton>
            </Group>
          }
        />
      ) : (
        <EmptyState
          icon={IconTemplateOff}
          title={`“${template.name}” is being deleted`}
          why="This template and its pages are being deleted. You can stop this."
          step={<ButtonLink to="/admin/templates">Show progress</ButtonLink>}
        />
      )}
    </Paper>
  );
}

import { Group, Paper } from '@mantine/core';
import { IconTemplateOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { TemplateRow } from '../../../contract/templates/templates.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { templateWrites } from '../../templates/templates/template-writes.ts';

/** For users who want to generate from a draft. */
export function DraftNotice({ template }: { template: TemplateRow }) {
  const publish = useMutation(templateWrites.setStatus);
  return (
    <Paper>
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
    </Paper>
  );
}

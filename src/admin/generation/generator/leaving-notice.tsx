import { Paper } from '@mantine/core';
import { IconTemplateOff } from '@tabler/icons-react';
import type { TemplateRow } from '../../../contract/templates/templates.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { ButtonLink } from '../../platform/ui/links.tsx';

/** Why nothing can be generated from a template that is being deleted. */
export function LeavingNotice({ template }: { template: TemplateRow }) {
  return (
    <Paper>
      <EmptyState
        icon={IconTemplateOff}
        title={`“${template.name}” is being deleted`}
        why="This template and its pages are being deleted. You can stop this."
        step={<ButtonLink to="/admin/templates">Show progress</ButtonLink>}
      />
    </Paper>
  );
}

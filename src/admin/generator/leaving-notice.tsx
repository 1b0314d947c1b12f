import { Paper } from '@mantine/core';
import { IconTemplateOff } from '@tabler/icons-react';
import type { TemplateRow } from '../../contract/templates.ts';
import { ButtonLink } from '../ui/links.tsx';
import { NothingHere } from '../ui/nothing-here.tsx';

/** Why nothing can be generated from a template whose deletion is under way. */
export function LeavingNotice({ template }: { template: TemplateRow }) {
  return (
    <Paper>
      <NothingHere
        icon={IconTemplateOff}
        title={`“${template.name}” is being deleted`}
        why="Its pages are going one after the other, so nothing new is made from it. If it is to be kept, stop the deletion."
        step={<ButtonLink to="/admin/templates">See how far it is</ButtonLink>}
      />
    </Paper>
  );
}

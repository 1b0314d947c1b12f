import { Box, Switch, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import type { ComponentType } from 'react';
import type { TemplateRow } from '../../../contract/templates/templates.ts';
import { sectionTypeLabel } from '../../../sections/schemas.ts';
import { BelowTablet } from '../../platform/ui/below-tablet.tsx';
import {
  actionsColumn,
  countColumn,
  FROM_DESKTOP,
  FROM_TABLET,
  fitColumn,
  timestampColumn,
} from '../../platform/ui/columns.tsx';
import { count } from '../../platform/ui/count.ts';
import { RowLink } from '../../platform/ui/links.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { templateMutations } from './template-mutations.ts';

function Status({ template }: { template: TemplateRow }) {
  return template.deletion_id === null ? (
    <PublishSwitch template={template} />
  ) : (
    <StatusBadge tone="red" word="Being deleted" busy />
  );
}

export type TemplateActions = ComponentType<{ template: TemplateRow }>;

export const templateColumns = (Actions: TemplateActions): DataTableColumn<TemplateRow>[] => [
  {
    accessor: 'name',
    title: 'Template Name',
    render: template => (
      <>
        <RowLink to="/admin/templates/$id/edit" params={{ id: template.id }}>
          {template.name}
        </RowLink>
        {template.for_customers && (
          <div>
            <StatusBadge tone="blue" word="For customers" />
          </div>
        )}
        <Text size="sm" c="dimmed" lineClamp={1} title={template.title_template}>
          {template.title_template}
        </Text>
        <BelowTablet>
          <Box mt={6}>
            <Status template={template} />
          </Box>
        </BelowTablet>
      </>
    ),
  },
  fitColumn('status', { title: 'Status', visibleMediaQuery: FROM_TABLET }, template => (
    <Status template={template} />
  )),
  {
    accessor: 'section_count',
    title: 'Content Sections',
    width: 170,
    visibleMediaQuery: FROM_TABLET,
    render: template => (
      <>
        <span className="numeric">{count(template.section_count)}</span>
        <Text size="sm" c="dimmed" truncate>
          {sectionTypes(template)}
        </Text>
      </>
    ),
  },
  countColumn('custom_field_count', { title: 'Custom Fields', visibleMediaQuery: FROM_DESKTOP }),
  timestampColumn('created_at', { title: 'Created', visibleMediaQuery: FROM_DESKTOP }),
  actionsColumn(template => <Actions template={template} />),
];

function sectionTypes({ first_section_types: types, section_count }: TemplateRow): string {
  if (types.length === 0) return 'None yet';
  const named = types.slice(0, 2).map(sectionTypeLabel).join(', ');
  return section_count > 2 ? `${named}, …` : named;
}

/** Publishes or unpublishes at once. Shows the new choice before the server answers. */
function PublishSwitch({ template }: { template: TemplateRow }) {
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

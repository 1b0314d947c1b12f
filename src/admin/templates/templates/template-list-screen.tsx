import { VisuallyHidden } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../platform/api-error.ts';
import { PrimaryLink } from '../../platform/ui/links.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { RecordTable } from '../../platform/ui/record-table.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { PresetButtons } from './preset-buttons.tsx';
import { type TemplateActions, templateColumns } from './template-columns.tsx';
import { templateQueries } from './template-queries.ts';

interface TemplateListScreenProps {
  /** Deletions that are running, or were lately. */
  deletions: ReactNode;
  /** What a row offers. */
  Actions: TemplateActions;
}

export function TemplateListScreen({ deletions, Actions }: TemplateListScreenProps) {
  const templates = useQuery(templateQueries.list());
  const create = (
    <PrimaryLink to="/admin/templates/$id/edit" params={{ id: 'new' }}>
      Create Template
    </PrimaryLink>
  );
  return (
    <Screen
      title="Templates"
      purpose="The texts of your pages. Only published templates can generate pages."
      action={
        <>
          <PresetButtons />
          {create}
        </>
      }
    >
      {deletions}
      {templates.isPending && <VisuallyHidden component="output">Loading templates...</VisuallyHidden>}
      <QueryBoundary
        title="Error Loading Templates"
        query={templates}
        message={errorMessage(templates.error)}
      >
        <RecordTable
          label="Templates"
          columns={templateColumns(Actions)}
          records={templates.data?.items}
          empty={{
            icon: IconTemplate,
            title: 'No templates found',
            why: 'Pages are generated from templates: texts with {{city}}, {{state}} and {{keyword}}.',
            step: create,
          }}
        />
      </QueryBoundary>
    </Screen>
  );
}

function errorMessage(error: unknown): string {
  return error instanceof ApiError
    ? `Failed to load templates: ${error.message}`
    : 'An unexpected error occurred while loading templates';
}

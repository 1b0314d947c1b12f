import { Group, Paper, Select, Skeleton, Stack, Switch } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { TemplateRow } from '../../../contract/templates/templates.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { ButtonLink, PrimaryLink } from '../../platform/ui/links.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { templateQueries } from '../../templates/templates/template-queries.ts';
import { batchQueries } from '../batches/batch-queries.ts';
import { ExistingBatches } from './existing-batches.tsx';
import { TemplateWork } from './template-work.tsx';
import { UnusableTemplate } from './unusable-template.tsx';

/** The form that plans a batch; opened from a template it starts with that one. */
export function GeneratorScreen({ systemMonitor }: { systemMonitor: ReactNode }) {
  const { id } = useParams({ strict: false });
  const templates = useQuery(templateQueries.list());
  const newest = useQuery(batchQueries.list({ per_page: 1 }));
  const lastUsed = newest.data?.items[0]?.template_id ?? undefined;
  const [showsBatches, setShowsBatches] = useState(false);
  const [showsSystem, setShowsSystem] = useState(false);
  return (
    <Screen
      title="High-Performance Landing Page Generator"
      purpose="Generates a page for each location and keyword. Review the plan first."
      back={id ? { to: '/admin/templates', label: 'Templates' } : undefined}
    >
      <Group gap="lg">
        <Switch
          label="View existing batches"
          checked={showsBatches}
          onChange={event => setShowsBatches(event.currentTarget.checked)}
        />
        <Switch
          label="System monitor"
          checked={showsSystem}
          onChange={event => setShowsSystem(event.currentTarget.checked)}
        />
      </Group>
      {showsSystem && systemMonitor}
      {showsBatches && <ExistingBatches />}
      {templates.data && !newest.isPending && (
        <TemplateChoice key={id} templates={templates.data.items} initial={id} lastUsed={lastUsed} />
      )}
      {(templates.isPending || newest.isPending) && <Skeleton height={480} radius="md" />}
      <QueryBoundary title="Failed to fetch templates" query={templates} />
    </Screen>
  );
}

interface TemplateChoiceProps {
  templates: readonly TemplateRow[];
  initial: string | undefined;
  /** The template of the newest batch. */
  lastUsed: string | undefined;
}

function TemplateChoice({ templates, initial, lastUsed }: TemplateChoiceProps) {
  const published = templates.filter(
    template => template.status === 'published' && template.deletion_id === null,
  );
  const [chosen, setChosen] = useState(initial ?? preselected(published, lastUsed));
  const template = templates.find(one => one.id === chosen);
  if (template && !published.includes(template)) return <UnusableTemplate template={template} />;
  if (published.length === 0) {
    return (
      <Paper>
        <EmptyState
          icon={IconTemplate}
          title="No template to generate from"
          why="No published templates found. Please create and publish a template first."
          step={
            <>
              <PrimaryLink to="/admin/templates/$id/edit" params={{ id: 'new' }}>
                Create Template
              </PrimaryLink>
              <ButtonLink to="/admin/templates">Go to Templates</ButtonLink>
            </>
          }
        />
      </Paper>
    );
  }
  return (
    <Stack gap="lg">
      <Select
        label="Template"
        description="Published templates only. Its current text is frozen for this batch."
        placeholder="Choose a template"
        data={published.map(({ id, name }) => ({ value: id, label: name }))}
        value={template?.id ?? null}
        onChange={value => setChosen(value ?? undefined)}
        allowDeselect={false}
        searchable={published.length > 8}
        maw="28rem"
      />
      {/* An address may name a deleted template: the form shows that. */}
      <TemplateWork templateId={chosen} />
    </Stack>
  );
}

function preselected(templates: readonly TemplateRow[], lastUsed: string | undefined): string | undefined {
  const used = templates.find(template => template.id === lastUsed);
  return (used ?? (templates.length === 1 ? templates[0] : undefined))?.id;
}

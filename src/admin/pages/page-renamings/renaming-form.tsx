import { Group, NativeSelect, Radio, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { PageFilter } from '../../../contract/pages/page-filter.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { templateQueries } from '../../templates/templates/template-queries.ts';
import { pageRenamingMutations } from './page-renaming-mutations.ts';
import { firstPattern, PatternInput } from './pattern-input.tsx';

type Whose = 'template' | 'batch' | 'filter';

interface ChoiceProps {
  chosen: string;
  onChoose: (id: string) => void;
}

export interface RenamingFormProps {
  /** The filter of the list of pages from which this was opened. */
  filter: PageFilter | undefined;
  BatchChoice: ComponentType<ChoiceProps>;
  onChecked: (id: string) => void;
}

/** Whose pages, and which pattern their addresses get. */
export function RenamingForm({ filter, BatchChoice, onChecked }: RenamingFormProps) {
  const checking = useMutation(pageRenamingMutations.check);
  const [whose, setWhose] = useState<Whose>(filter ? 'filter' : 'template');
  const [template, setTemplate] = useState('');
  const [batch, setBatch] = useState('');
  const [pattern, setPattern] = useState(firstPattern);
  const pages = {
    template: template === '' ? null : { template_id: template },
    batch: batch === '' ? null : { batch_id: batch },
    filter: filter ? { filter } : null,
  }[whose];
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        if (pages)
          checking.mutate(
            { body: { ...pages, url_pattern: pattern } },
            { onSuccess: ({ id }) => onChecked(id) },
          );
      }}
    >
      <Stack gap="md">
        <Radio.Group label="Which pages" value={whose} onChange={value => setWhose(value)}>
          <Group gap="lg" mt="xs">
            {filter && <Radio value="filter" label={`The pages of the search: ${filterLabel(filter)}`} />}
            <Radio value="template" label="All pages of a template" />
            <Radio value="batch" label="The pages of a batch" />
          </Group>
        </Radio.Group>
        {whose === 'template' && <TemplateChoice chosen={template} onChoose={setTemplate} />}
        {whose === 'batch' && <BatchChoice chosen={batch} onChoose={setBatch} />}
        <Group gap="sm" align="flex-end">
          <PatternInput value={pattern} onChange={setPattern} />
          <PrimaryButton
            type="submit"
            disabled={!pages || pattern.trim() === ''}
            loading={checking.isPending}
          >
            Check addresses
          </PrimaryButton>
        </Group>
      </Stack>
    </form>
  );
}

function TemplateChoice({ chosen, onChoose }: ChoiceProps) {
  const templates = useQuery(templateQueries.list()).data?.items ?? [];
  return (
    <NativeSelect
      label="Template"
      value={chosen}
      onChange={event => onChoose(event.currentTarget.value)}
      data={[
        { value: '', label: 'Choose a template' },
        ...templates.map(one => ({ value: one.id, label: one.name })),
      ]}
      maw="20rem"
    />
  );
}

/** A filter as people remember having set it. */
function filterLabel(filter: PageFilter): string {
  const { search, city, state, status } = filter;
  const said = [search && `“${search}”`, [city, state].filter(Boolean).join(', '), status];
  const others = Object.keys(filter).filter(
    name => !['search', 'city', 'state', 'status'].includes(name),
  ).length;
  return [...said, others > 0 && (others === 1 ? 'one more filter' : `${others} more filters`)]
    .filter(Boolean)
    .join(', ');
}

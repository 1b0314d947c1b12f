import { Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { templateQueries } from '../templates/template-queries.ts';
import { PrimaryButton } from '../ui/primary-button.tsx';
import { Screen } from '../ui/screen.tsx';
import { pageRenamingQueries, pageRenamingWrites } from './page-renaming-queries.ts';
import { RenamingReport } from './renaming-report.tsx';

const route = getRouteApi('/admin/pages/rename');

/** Another URL pattern for all pages of a template: checked first, done when somebody says so. */
export function RenamingScreen() {
  const { id } = route.useSearch();
  const navigate = route.useNavigate();
  const checking = useMutation(pageRenamingWrites.check(useQueryClient()));
  const templates = useQuery(templateQueries.list()).data?.items ?? [];
  const last = useQuery(pageRenamingQueries.list()).data?.items[0];
  const [template, setTemplate] = useState('');
  const [pattern, setPattern] = useState('keyword-city-state');
  const shown = id ?? last?.id;
  const show = (one: string) => void navigate({ search: { id: one } });
  return (
    <Screen
      title="Change many addresses"
      purpose="Gives all pages of a template addresses of another pattern. First you see what would become of them; nothing changes before you say so."
      back={{ to: '/admin/pages', label: 'Back to Pages' }}
    >
      <Stack gap="lg">
        <form
          onSubmit={event => {
            event.preventDefault();
            checking.mutate(
              { template_id: template, url_pattern: pattern },
              { onSuccess: renaming => show(renaming.id) },
            );
          }}
        >
          <Group gap="sm" align="flex-end">
            <NativeSelect
              label="Template"
              value={template}
              onChange={event => setTemplate(event.currentTarget.value)}
              data={[
                { value: '', label: 'Choose a template' },
                ...templates.map(one => ({ value: one.id, label: one.name })),
              ]}
              maw="18rem"
            />
            <TextInput
              label="URL pattern"
              value={pattern}
              onChange={event => setPattern(event.currentTarget.value)}
              classNames={{ input: 'mono' }}
              maxLength={500}
              w="20rem"
              maw="100%"
            />
            <PrimaryButton
              type="submit"
              disabled={template === '' || pattern.trim() === '' || checking.isPending}
            >
              Check addresses
            </PrimaryButton>
          </Group>
        </form>
        {shown && <RenamingReport id={shown} onOther={show} />}
      </Stack>
    </Screen>
  );
}

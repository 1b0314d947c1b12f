import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type PresetName, type TemplatePreset } from '../../../contract/templates/presets.ts';
import { templateRoutes } from '../../../contract/templates/templates.ts';
import { call } from '../../platform/api.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { readQuery } from '../../platform/read-query.ts';
import { announce } from '../../platform/ui/announce.ts';
import { templateQueries } from './template-queries.ts';

/** Nested in the list's key, so invalidating the list invalidates this too. */
const presetQuery = readQuery([...templateQueries.list().queryKey, 'presets'], templateRoutes.presets);

/** One button for each ready-made template that is not there yet. */
export function PresetButtons() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const presets = useQuery(presetQuery);
  const create = useMutation({
    mutationFn: ({ preset }: TemplatePreset) => call(templateRoutes.createPreset, { params: { preset } }),
    meta: { silentFailure: true },
    onSuccess: (template, { template_name }) => {
      announce(`${template_name} created successfully!`);
      client.setQueryData(templateQueries.one(template.id).queryKey, template);
      void navigate({ to: '/admin/templates/$id/edit', params: { id: template.id } });
    },
    onError: (error, { preset }) =>
      notifications.show({ color: 'red', message: failure(preset, errorMessage(error)), autoClose: 10_000 }),
    onSettled: () => client.invalidateQueries({ queryKey: templateQueries.list().queryKey }),
  });
  const missing = presets.data?.items.filter(preset => !preset.exists) ?? [];
  return missing.map(preset => (
    <Button
      key={preset.preset}
      loading={create.isPending && create.variables.preset === preset.preset}
      disabled={create.isPending}
      onClick={() => create.mutate(preset)}
    >
      {preset.label}
    </Button>
  ));
}

/** The words of the specification, which differ between presets. */
function failure(preset: PresetName, message: string): string {
  return preset === 'official-lp'
    ? 'Error creating template. Please try again.'
    : `Failed to create template: ${message}`;
}

import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { PresetName, TemplatePreset } from '../../../contract/templates/presets.ts';
import { templateRoutes } from '../../../contract/templates/templates.ts';
import { call } from '../../platform/api.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { readQuery } from '../../platform/read-query.ts';
import { keyOf } from '../../platform/route-key.ts';
import { write } from '../../platform/write.ts';
import { templateQueries } from './template-queries.ts';

/** One button for each ready-made template that is not there yet. */
export function PresetButtons() {
  const navigate = useNavigate();
  const presets = useQuery(readQuery(templateRoutes.presets));
  const create = useMutation(
    write({
      mutationFn: ({ preset }: TemplatePreset) => call(templateRoutes.createPreset, { params: { preset } }),
      silentFailure: true,
      done: (_template, { template_name }) => `${template_name} created successfully!`,
      remember: (client, template) => {
        client.setQueryData(keyOf(templateRoutes.read, { params: { id: template.id } }), template);
        void navigate({ to: '/admin/templates/$id/edit', params: { id: template.id } });
      },
      onError: (error, { preset }) =>
        notifications.show({
          color: 'red',
          message: failure(preset, errorMessage(error)),
          autoClose: 10_000,
        }),
      changes: templateQueries.lists,
    }),
  );
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

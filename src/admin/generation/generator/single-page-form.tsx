import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { pageRoutes } from '../../../contract/pages/pages.ts';
import type { Template } from '../../../contract/templates/templates.ts';
import { pageKeys } from '../../pages/pages/page-keys.ts';
import { call } from '../../platform/api.ts';
import { fieldErrors, isRefusal } from '../../platform/api-error.ts';
import { PageAddress } from '../../platform/ui/links.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { write } from '../../platform/write.ts';
import { CustomFieldInput } from './custom-field-input.tsx';
import { emptyPlan } from './plan-values.ts';
import { UrlBuilder } from './url-builder.tsx';

/** One page: a value for each field of the template, an address, and the page. */
export function SinglePageForm({ template }: { template: Template }) {
  const [values, setValues] = useState<Record<string, string>>({});
  const [pattern, setPattern] = useState(emptyPlan.url_pattern);
  const generating = useMutation(
    write({
      mutationFn: (allow_unfilled: boolean) =>
        call(pageRoutes.create, {
          body: { template_id: template.id, field_values: values, url_pattern: pattern, allow_unfilled },
        }),
      silentFailure: true,
      changes: pageKeys,
    }),
  );
  const errors = fieldErrors(generating.error);
  const fields = Object.entries(template.custom_fields);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!generating.isPending) generating.mutate(false);
  };
  return (
    <Paper component="form" p="lg" noValidate onSubmit={submit} maw="44rem" aria-labelledby="single-page">
      <Stack gap="md">
        <div>
          <Title order={2} id="single-page">
            Single page
          </Title>
          <Text c="dimmed" size="sm">
            One landing page, public as soon as it is generated.
          </Text>
        </div>
        {fields.map(([name, field]) => (
          <CustomFieldInput
            key={name}
            name={name}
            field={field}
            value={values[name] ?? ''}
            error={errors[`field_values.${name}`]}
            onValue={value => {
              setValues(before => ({ ...before, [name]: value }));
              generating.reset();
            }}
          />
        ))}
        <UrlBuilder
          pattern={pattern}
          names={fields.map(([name]) => name)}
          values={values}
          error={errors.url_pattern}
          onPattern={next => {
            setPattern(next);
            generating.reset();
          }}
        />
        <Refusal title="Failed to generate page" error={generating.error} />
        {generating.data && (
          <Alert color="green" role="status" icon={<IconCheck aria-hidden />} title="Page generated">
            <Text size="sm">{generating.data.title}</Text>
            <PageAddress slug={generating.data.slug} />
            {generating.data.is_noindex && (
              <Text size="sm" mt={6}>
                It is noindex, because it is outside your areas or services. Change that under Manage Pages.
              </Text>
            )}
          </Alert>
        )}
        <Group>
          {isRefusal(generating.error, 'unfilled') && (
            <Button disabled={generating.isPending} onClick={() => generating.mutate(true)}>
              Generate as it is
            </Button>
          )}
          <PrimaryButton type="submit" disabled={generating.isPending} aria-busy={generating.isPending}>
            {generating.isPending ? 'Generating...' : 'Generate Landing Page'}
          </PrimaryButton>
        </Group>
      </Stack>
    </Paper>
  );
}

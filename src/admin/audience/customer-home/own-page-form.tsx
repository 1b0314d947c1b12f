import { Alert, Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type CustomerTemplate, customerRoutes } from '../../../contract/audience/customers.ts';
import { compileSlugPattern } from '../../../engine/index.ts';
import { CustomFieldInput } from '../../generation/generator/custom-field-input.tsx';
import { fieldErrors } from '../../platform/api-error.ts';
import { keyOf } from '../../platform/route-key.ts';
import { PageAddress } from '../../platform/ui/links.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { write } from '../../platform/write.ts';

interface OwnPageFormProps {
  templates: readonly CustomerTemplate[];
  /** The month's limit is reached: the plan says why. */
  isFull: boolean;
}

/** One page of a published template: its fields, the address they give, and the page. */
export function OwnPageForm({ templates, isFull }: OwnPageFormProps) {
  const [chosen, setChosen] = useState('');
  const [values, setValues] = useState<Record<string, string>>({});
  const generating = useMutation(
    write(customerRoutes.generate, {
      silentFailure: true,
      // A created or refused page can change plan and list.
      changes: [keyOf(customerRoutes.own), keyOf(customerRoutes.pages)],
    }),
  );
  const template = templates.find(one => one.id === chosen) ?? templates[0];
  if (!template) return null;
  const names = Object.keys(template.custom_fields);
  const own = Object.fromEntries(names.map(name => [name, values[name] ?? '']));
  const slug = compileSlugPattern(template.url_pattern, names).fill(own);
  const errors = fieldErrors(generating.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (generating.isPending || isFull) return;
    generating.mutate(
      { body: { template_id: template.id, field_values: own } },
      { onSuccess: () => setValues({}) },
    );
  };
  return (
    <Paper component="form" p="lg" noValidate onSubmit={submit} aria-labelledby="own-page">
      <Stack gap="md">
        <div>
          <Title order={2} id="own-page">
            Generate a page
          </Title>
          <Text c="dimmed" size="sm">
            Fill in the page’s subject. It is public once generated.
          </Text>
        </div>
        <NativeSelect
          label="Template"
          value={template.id}
          data={templates.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={event => {
            setChosen(event.currentTarget.value);
            generating.reset();
          }}
        />
        {Object.entries(template.custom_fields).map(([name, field]) => (
          <CustomFieldInput
            key={name}
            name={name}
            field={field}
            value={own[name] ?? ''}
            error={errors[`field_values.${name}`]}
            onValue={value => {
              setValues(before => ({ ...before, [name]: value }));
              generating.reset();
            }}
          />
        ))}
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <Text span c="dimmed">
            Address:{' '}
          </Text>
          <span className="mono">/{slug === '' ? '' : `${slug}/`}</span>
        </Text>
        <Refusal title="Failed to generate page" error={generating.error} />
        {generating.data && (
          <Alert color="green" role="status" icon={<IconCheck aria-hidden />} title="Page generated">
            <Text size="sm">{generating.data.title}</Text>
            <PageAddress slug={generating.data.slug} />
            {generating.data.is_noindex && (
              <Text size="sm" mt={6}>
                It is noindex, because it is outside this business’s areas or services.
              </Text>
            )}
          </Alert>
        )}
        <Group>
          <PrimaryButton
            type="submit"
            disabled={generating.isPending || isFull}
            aria-busy={generating.isPending}
          >
            {generating.isPending ? 'Generating...' : 'Generate Landing Page'}
          </PrimaryButton>
        </Group>
      </Stack>
    </Paper>
  );
}

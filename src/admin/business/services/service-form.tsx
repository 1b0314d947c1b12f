import { Paper, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { serviceFields } from '../../../sections/schemas.ts';
import { linesOf, type ServiceValues } from './service-draft.ts';
import { TextRows } from './text-rows.tsx';

interface ServiceFormProps {
  values: ServiceValues;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<ServiceValues>) => void;
}

/** The fields of a service: its names, then its texts, in the order of the page. */
export function ServiceForm({ values, errors, onChange }: ServiceFormProps) {
  const { content } = values;
  const setText = (name: string, value: unknown) => onChange({ content: { ...content, [name]: value } });
  return (
    <Stack gap="lg">
      <Paper p="md">
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          <Stack gap="md">
            <TextInput
              label="Name"
              required
              maxLength={120}
              value={values.name}
              error={errors.name}
              onChange={event => onChange({ name: event.currentTarget.value })}
            />
            <TextInput
              label="Summary"
              description="One line for lists and cards."
              maxLength={300}
              value={values.summary}
              error={errors.summary}
              onChange={event => onChange({ summary: event.currentTarget.value })}
            />
          </Stack>
          <Textarea
            label="Keywords"
            description="One per line. Pages whose keyword contains one are about this service."
            required
            minRows={4}
            maxRows={10}
            value={values.keywords}
            error={errors.keywords}
            onChange={event => onChange({ keywords: event.currentTarget.value })}
          />
        </SimpleGrid>
      </Paper>
      <Paper p="md">
        <Stack gap="lg">
          {serviceFields.map(field => {
            const { name, label, help, control, maximum } = field;
            const value: unknown = Object.entries(content).find(([key]) => key === name)?.[1];
            if (control === 'rows')
              return (
                <TextRows
                  key={name}
                  field={field}
                  rows={Array.isArray(value) ? value : []}
                  errors={errors}
                  onChange={rows => setText(name, rows)}
                />
              );
            const isList = control === 'list';
            return (
              <Textarea
                key={name}
                label={label}
                description={isList ? `${help} One per line, at most ${maximum ?? 0}.` : help}
                minRows={3}
                maxRows={12}
                error={errors[name]}
                {...(isList
                  ? { defaultValue: Array.isArray(value) ? value.join('\n') : '' }
                  : { value: typeof value === 'string' ? value : '' })}
                onChange={event =>
                  setText(name, isList ? linesOf(event.currentTarget.value) : event.currentTarget.value)
                }
              />
            );
          })}
        </Stack>
      </Paper>
    </Stack>
  );
}

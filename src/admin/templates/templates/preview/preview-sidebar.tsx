import { Button, Select, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useDraft } from '../draft/draft-store.ts';
import { builtInNames, type DraftField } from '../draft/template-draft.ts';
import { nameOfSection } from '../draft/template-issues.ts';
import classes from './preview-sidebar.module.css';
import { usePreviewValues } from './preview-values.ts';
import { RenderedSearchResult } from './search-result.tsx';

/** The values the page is tried with, its search result, and its sections to go to. */
export function PreviewSidebar({ onSection }: { onSection: (id: string) => void }) {
  const { page, setValue, setTurn } = usePreviewValues();
  const { values, turn } = page;
  const fields = useDraft(draft => draft.custom_fields);
  const sections = useDraft(draft => draft.content_sections);
  const own = fields.filter(field => field.name !== '');
  const missing = builtInNames.filter(name => own.every(field => field.name !== name));
  return (
    <section className={classes.side} aria-label="Values, search result and sections">
      <Stack gap="xs" component="section" aria-labelledby="preview-values">
        <Title order={3} id="preview-values">
          Preview values
        </Title>
        {missing.map(name => (
          <TextInput
            key={name}
            size="xs"
            label={name}
            value={values[name] ?? ''}
            onChange={event => setValue(name, event.currentTarget.value)}
          />
        ))}
        {own.map(field => (
          <ValueInput key={field.key} field={field} value={values[field.name] ?? ''} onChange={setValue} />
        ))}
        <Button
          size="xs"
          leftSection={<IconRefresh size={14} aria-hidden />}
          onClick={() => setTurn(turn + 1)}
        >
          Other words{turn > 0 && ` (${turn + 1})`}
        </Button>
      </Stack>
      <Stack gap="xs" component="section" aria-labelledby="seo-preview">
        <Title order={3} id="seo-preview">
          SEO preview
        </Title>
        <RenderedSearchResult />
      </Stack>
      <Stack gap={4} component="section" aria-labelledby="preview-sections">
        <Title order={3} id="preview-sections">
          Sections
        </Title>
        {sections.length === 0 && (
          <Text size="sm" c="dimmed">
            None yet.
          </Text>
        )}
        <ol className={classes.sections}>
          {sections.map(section => (
            <li key={section.id}>
              <button type="button" onClick={() => onSection(section.id)}>
                {nameOfSection(section)}
              </button>
            </li>
          ))}
        </ol>
      </Stack>
    </section>
  );
}

interface ValueInputProps {
  field: DraftField;
  value: string;
  onChange: (name: string, value: string) => void;
}

function ValueInput({ field, value, onChange }: ValueInputProps) {
  const words = { size: 'xs', label: field.label || field.name, placeholder: field.placeholder } as const;
  if (field.type === 'select') {
    return (
      <Select
        {...words}
        clearable
        data={[...new Set(field.options.filter(option => option.trim() !== ''))]}
        value={field.options.includes(value) ? value : null}
        onChange={chosen => onChange(field.name, chosen ?? '')}
      />
    );
  }
  return field.type === 'textarea' ? (
    <Textarea
      {...words}
      minRows={2}
      maxRows={5}
      value={value}
      onChange={event => onChange(field.name, event.currentTarget.value)}
    />
  ) : (
    <TextInput {...words} value={value} onChange={event => onChange(field.name, event.currentTarget.value)} />
  );
}

import { Group, SegmentedControl, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { templateStatusSchema } from '../../contract/templates.ts';
import { counted } from '../ui/count.ts';
import { WritingTools } from '../writing/writing-tools.tsx';
import type { TemplateValues } from './template-draft.ts';

type TextName =
  | 'title_template'
  | 'meta_description_template'
  | 'hero_title_template'
  | 'hero_subtitle_template';

const texts: readonly { name: TextName; label: string; hint: string; required: boolean }[] = [
  { name: 'title_template', label: 'Title template', hint: 'The line search results show.', required: true },
  {
    name: 'meta_description_template',
    label: 'Meta description template',
    hint: 'The two lines below it. May stay empty.',
    required: false,
  },
  {
    name: 'hero_title_template',
    label: 'Hero title template',
    hint: 'The heading of the page.',
    required: true,
  },
  {
    name: 'hero_subtitle_template',
    label: 'Hero subtitle template',
    hint: 'The sentence under the heading.',
    required: true,
  },
];

/** Name and status, and the four texts every page has. */
export function TemplateTexts({ form }: { form: UseFormReturnType<TemplateValues> }) {
  return (
    <>
      <Stack gap="md" component="section" aria-labelledby="template-settings">
        <Title order={2} id="template-settings">
          Template Settings
        </Title>
        <TextInput {...form.getInputProps('name')} label="Name" required maxLength={200} />
        <div>
          <Text size="sm" fw={500} mb={4} id="template-status">
            Status
          </Text>
          <SegmentedControl
            aria-labelledby="template-status"
            size="sm"
            data={[
              { value: 'draft', label: 'Draft' },
              { value: 'published', label: 'Published' },
            ]}
            value={form.values.status}
            onChange={value => form.setFieldValue('status', templateStatusSchema.parse(value))}
          />
        </div>
      </Stack>
      <Stack gap="md" component="section" aria-labelledby="search-texts">
        <Title order={2} id="search-texts">
          Search and hero
        </Title>
        {texts.map(({ name, label, hint, required }) => (
          <Stack key={name} gap="md">
            <Textarea
              {...form.getInputProps(name)}
              label={label}
              description={
                <Group component="span" justify="space-between" gap="xs">
                  <span>{hint}</span>
                  <span className="numeric">{counted(form.values[name].length, 'character')}</span>
                </Group>
              }
              required={required}
              autosize
              minRows={2}
              maxRows={8}
            />
            <WritingTools
              value={form.values[name]}
              section_type={name}
              field_label={label}
              kind={name.endsWith('_title_template') || name === 'title_template' ? 'title' : 'prose'}
              context={{ content_pack: form.values.content_pack }}
              onApply={text => form.setFieldValue(name, text)}
            />
          </Stack>
        ))}
      </Stack>
    </>
  );
}

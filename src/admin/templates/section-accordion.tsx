import {
  Accordion,
  Button,
  Group,
  NativeSelect,
  NumberInput,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { sectionTypes } from '../../sections/schemas.ts';
import { SectionFields } from './section-fields.tsx';
import { addedSection, type DraftSection } from './template-draft.ts';

interface SectionAccordionProps {
  sections: DraftSection[];
  contentPack: string;
  onChange: (sections: DraftSection[]) => void;
}

/** The template's sections; the open ones show their fields. */
export function SectionAccordion({ sections, contentPack, onChange }: SectionAccordionProps) {
  const [open, setOpen] = useState<string[]>([]);
  const add = () => {
    const section = addedSection('text', sections.length + 1);
    onChange([...sections, section]);
    setOpen([...open, section.key]);
  };
  return (
    <Stack gap="md" component="section" aria-labelledby="content-sections">
      <Group justify="space-between">
        <Title order={2} id="content-sections">
          Content Sections
        </Title>
        <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={add}>
          Add Section
        </Button>
      </Group>
      {sections.length === 0 && (
        <Text c="dimmed">No content sections yet. Click "Add Section" to get started.</Text>
      )}
      <Accordion multiple variant="contained" value={open} onChange={setOpen} keepMounted={false}>
        {sections.map(section => (
          <Accordion.Item key={section.key} value={section.key}>
            <Accordion.Control>
              <Text fw={500} size="sm" lineClamp={1}>
                {section.type.toUpperCase()} - {section.title || 'Untitled'}
              </Text>
            </Accordion.Control>
            <Accordion.Panel>
              <SectionPanel
                section={section}
                contentPack={contentPack}
                onChange={changed =>
                  onChange(sections.map(other => (other.key === section.key ? changed : other)))
                }
                onRemove={() => onChange(sections.filter(other => other.key !== section.key))}
              />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Stack>
  );
}

interface SectionPanelProps {
  section: DraftSection;
  contentPack: string;
  onChange: (section: DraftSection) => void;
  onRemove: () => void;
}

function SectionPanel({ section, contentPack, onChange, onRemove }: SectionPanelProps) {
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="sm">
        <NativeSelect
          label="Type"
          flex="1 1 12rem"
          value={section.type}
          onChange={event => onChange({ ...section, type: event.currentTarget.value })}
          data={typeOptions(section.type)}
        />
        <NumberInput
          label="Order"
          size="sm"
          w={90}
          min={1}
          max={10_000}
          allowDecimal={false}
          value={section.order}
          // Not a number: the first place, as the specification has it.
          onChange={value => onChange({ ...section, order: Number(value) || 1 })}
        />
        <Button color="red" variant="subtle" onClick={onRemove}>
          Remove
        </Button>
      </Group>
      <TextInput
        label="Title"
        maxLength={2_000}
        value={section.title}
        onChange={event => onChange({ ...section, title: event.currentTarget.value })}
      />
      <SectionFields
        section={section}
        contentPack={contentPack}
        onChange={content => onChange({ ...section, content })}
      />
    </Stack>
  );
}

/** The editor's types; an older or unknown one stays choosable for the section that has it. */
function typeOptions(current: string) {
  const offered = sectionTypes.filter(({ type, preset }) => !preset || type === current);
  const options = offered.map(({ type, label }) => ({ value: type, label }));
  return options.some(({ value }) => value === current)
    ? options
    : [...options, { value: current, label: current }];
}

import {
  Button,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Switch,
  TagsInput,
  Text,
  TextInput,
} from '@mantine/core';
import { memo, useState } from 'react';
import { customFieldSchema } from '../../../contract/templates/templates.ts';
import { counted } from '../../platform/ui/count.ts';
import { AddButton, RemoveButton } from '../../platform/ui/list-buttons.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import classes from './custom-fields.module.css';
import { maxFields, withAddedField, withField, withoutField } from './draft/change-draft.ts';
import { useDraft, useDraftStore } from './draft/draft-store.ts';
import { asFieldName, nameProblem, optionsProblem } from './draft/field-problems.ts';
import { placeOf } from './draft/place.ts';
import { countUses, withRenamedPlaceholder } from './draft/rename-placeholder.ts';
import { builtInNames, type DraftField, newId } from './draft/template-draft.ts';

/** The field values of this template's pages. */
export function CustomFields() {
  const store = useDraftStore();
  const fields = useDraft(draft => draft.custom_fields);
  const add = () => {
    const key = newId();
    store.edit(draft => withAddedField(draft, key));
    requestAnimationFrame(() =>
      document
        .querySelector<HTMLElement>(`[data-place="${CSS.escape(placeOf('field', key, 'name'))}"]`)
        ?.focus(),
    );
  };
  return (
    <Panel
      title="Custom Fields"
      help={<>Values of each page. In a text, write {'{{item}}'} for field item.</>}
      aside={<AddButton label="Add Field" isFull={fields.length >= maxFields} onClick={add} />}
      isPlain
      gap="md"
    >
      <Stack gap={6}>
        {fields.map(field => (
          <CustomFieldCard key={field.key} field={field} />
        ))}
      </Stack>
    </Panel>
  );
}

const CustomFieldCard = memo(function CustomFieldCard({ field }: { field: DraftField }) {
  const store = useDraftStore();
  const fields = useDraft(draft => draft.custom_fields);
  const [renamedFrom, setRenamedFrom] = useState<string | null>(null);
  const [nameBefore, setNameBefore] = useState('');
  const { key } = field;
  const isBuiltIn = builtInNames.includes(field.name) && key === field.name;
  const problem = isBuiltIn ? null : nameProblem(fields, field);
  const called = field.label || field.name || 'new field';
  const change = (part: Parameters<typeof withField>[2], name: string) =>
    store.edit(draft => withField(draft, key, part), placeOf('field', key, name));
  const uses = renamedFrom === null ? 0 : countUses(store.draft, renamedFrom);
  const noteRename = () => {
    const isFree = fields.every(one => one.name !== nameBefore);
    if (nameBefore !== '' && nameBefore !== field.name && isFree && problem === null)
      setRenamedFrom(nameBefore);
  };
  const rename = () => {
    if (renamedFrom !== null) store.edit(draft => withRenamedPlaceholder(draft, renamedFrom, field.name));
    setRenamedFrom(null);
  };
  return (
    <fieldset className={classes.card} aria-label={`Custom field ${called}`}>
      <SimpleGrid
        minColWidth="9rem"
        autoFlow="auto-fit"
        spacing="sm"
        verticalSpacing={8}
        style={{ alignItems: 'end' }}
      >
        <TextInput
          label="Name"
          className={classes.mono}
          value={field.name}
          readOnly={isBuiltIn}
          variant={isBuiltIn ? 'filled' : 'default'}
          error={problem}
          data-place={placeOf('field', key, 'name')}
          onFocus={() => setNameBefore(field.name)}
          onBlur={noteRename}
          onChange={event => change({ name: asFieldName(event.currentTarget.value) }, 'name')}
        />
        <TextInput
          label="Label"
          maxLength={200}
          value={field.label}
          onChange={event => change({ label: event.currentTarget.value }, 'label')}
        />
        <NativeSelect
          label="Type"
          value={field.type}
          data={['text', 'textarea', 'select']}
          onChange={event =>
            change({ type: customFieldSchema.shape.type.parse(event.currentTarget.value) }, 'type')
          }
        />
        <TextInput
          label="Placeholder"
          maxLength={500}
          value={field.placeholder}
          onChange={event => change({ placeholder: event.currentTarget.value }, 'placeholder')}
        />
      </SimpleGrid>
      {field.type === 'select' && (
        <TagsInput
          mt="xs"
          size="sm"
          label="Options"
          description="Press Enter after each."
          maxTags={200}
          value={field.options}
          error={optionsProblem(field)}
          data-place={placeOf('field', key, 'options')}
          onChange={options => change({ options: options.map(option => option.slice(0, 200)) }, 'options')}
        />
      )}
      {renamedFrom !== null && uses > 0 && (
        <div className={classes.offer} role="status">
          <Text size="sm">
            {counted(uses, 'placeholder')} still {uses === 1 ? 'says' : 'say'}{' '}
            <span className="mono">{`{{${renamedFrom}}}`}</span>.
          </Text>
          <Group gap="xs">
            <Button size="compact-sm" onClick={rename}>
              Rename {uses === 1 ? 'it' : 'them'} to {`{{${field.name}}}`}
            </Button>
            <Button size="compact-sm" variant="subtle" onClick={() => setRenamedFrom(null)}>
              Leave
            </Button>
          </Group>
        </div>
      )}
      <Group justify="space-between" mt="xs">
        <Switch
          label="Required"
          checked={field.required}
          onChange={event => change({ required: event.currentTarget.checked }, 'required')}
        />
        {isBuiltIn ? (
          <Text size="xs" c="dimmed">
            Built in
          </Text>
        ) : (
          <RemoveButton
            of={`custom field ${called}`}
            onClick={() => store.edit(draft => withoutField(draft, key))}
          />
        )}
      </Group>
    </fieldset>
  );
});

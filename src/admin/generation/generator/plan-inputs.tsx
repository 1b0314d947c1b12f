import { Button, Fieldset, Group, Stack, Text, Textarea } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { IconEraser } from '@tabler/icons-react';
import type { Template } from '../../../contract/templates/templates.ts';
import { compileSlugPattern, tellingColumn } from '../../../engine/index.ts';
import { PlacePicker } from '../../business/places/place-picker.tsx';
import { announce } from '../../platform/ui/announce.ts';
import { counted } from '../../platform/ui/count.ts';
import { type BroughtLists, isListOfRows, type ListEntry } from '../../templates/sheets/sheet-lists.ts';
import { CustomFieldInput } from './custom-field-input.tsx';
import { ListSources } from './list-sources.tsx';
import { PatternField, withRowColumn, withVariable } from './pattern-field.tsx';
import type { PlanForecast } from './plan-forecast.ts';
import { PlanSources } from './plan-sources.tsx';
import { otherFields, type PlanValues, withLines } from './plan-values.ts';
import type { PickedPlaces } from './use-picked-places.ts';
import { keywordsOfRows, namesOfValues, type PlanLists } from './use-plan-lists.ts';

/** The form fields that these inputs need. */
interface PlanFormParts {
  key: (name: keyof PlanValues) => string;
  getInputProps: (name: keyof PlanValues) => GetInputPropsReturnType;
  getValues: () => PlanValues;
  setFieldValue: (name: keyof PlanValues, value: string) => void;
}

interface PlanInputsProps {
  form: PlanFormParts;
  template: Template | undefined;
  lists: PlanLists;
  fields: Template['custom_fields'];
  fieldValues: Readonly<Record<string, string>>;
  fieldErrors: Readonly<Record<string, string>>;
  onFieldValue: (name: string, value: string) => void;
  forecast: PlanForecast | undefined;
  picked: PickedPlaces;
  /** Empties the form. */
  onClear: () => void;
}

/** Places, keywords, URL pattern, and the template's other fields. */
export function PlanInputs(props: PlanInputsProps) {
  const { form, template, lists, fields, fieldValues, fieldErrors, onFieldValue, forecast, picked, onClear } =
    props;
  const others = otherFields(fields);
  const ofPlaces = namesOfValues(lists.location_values);
  const add = (list: 'locations' | 'keywords', lines: string) => {
    if (lines !== '') form.setFieldValue(list, withLines(form.getValues()[list], lines));
  };
  /** Rows of one town need an address of their own. */
  const nameRows = (rows: readonly ListEntry[]) => {
    const { url_pattern } = form.getValues();
    const column = tellingColumn(rows);
    if (column === undefined || compileSlugPattern(url_pattern, [column]).variables.includes(column)) return;
    form.setFieldValue('url_pattern', withRowColumn(url_pattern, column));
  };
  const setPagePerRow = (isPerRow: boolean) => {
    lists.setPagePerRow(isPerRow);
    if (isPerRow) nameRows(lists.location_values);
    else if (form.getValues().keywords.trim() === '')
      add('keywords', keywordsOfRows(lists.location_values).join('\n'));
  };
  const bring = (brought: BroughtLists) => {
    add('locations', brought.locations);
    add('keywords', brought.keywords);
    lists.bring(brought);
    if (isListOfRows(brought.location_values)) nameRows(brought.location_values);
  };
  return (
    <>
      <div>
        <Textarea
          autosize={false}
          key={form.key('locations')}
          {...form.getInputProps('locations')}
          label="Locations"
          description="One per line: “City, State” or “City State”. Tabs and pipes work."
          placeholder={'Springfield, IL\nAurora, Illinois\nPeoria | IL'}
          rows={10}
          resize="vertical"
          spellCheck={false}
          classNames={{ input: 'mono' }}
        />
        <PlacePicker
          onPicked={picked.onPicked}
          onAdd={lines => {
            add('locations', lines);
            picked.finish();
            announce(`${counted(lines.split('\n').length, 'place')} added to the locations`);
          }}
          beside={
            <ListSources
              template={template}
              lists={lists}
              onLists={bring}
              read={form.getValues}
              isEmpty={(forecast?.locations.ready_count ?? 0) + (forecast?.keywords.count ?? 0) === 0}
            />
          }
        />
        <PlanSources lists={lists} forecast={forecast} onPagePerRow={setPagePerRow} />
      </div>
      <Textarea
        autosize={false}
        key={form.key('keywords')}
        {...form.getInputProps('keywords')}
        label="Keywords"
        description={keywordHint(forecast?.keywords.count ?? 0)}
        placeholder={'window cleaning\ncarpet cleaning'}
        rows={6}
        resize="vertical"
        spellCheck={false}
        classNames={{ input: 'mono' }}
      />
      {others.length > 0 && (
        <Fieldset legend="Other fields of this template">
          <Stack gap="md">
            {others.map(([name, field]) => (
              <CustomFieldInput
                key={name}
                name={name}
                field={field}
                value={fieldValues[name] ?? ''}
                error={fieldErrors[`field_values.${name}`]}
                onValue={value => onFieldValue(name, value)}
              />
            ))}
          </Stack>
        </Fieldset>
      )}
      <PatternField
        key={form.key('url_pattern')}
        {...form.getInputProps('url_pattern')}
        description="Variables are replaced for each page. Other words stay."
        names={[...new Set(['keyword', 'city', 'state', ...others.map(([name]) => name), ...ofPlaces])]}
        onAppend={name => form.setFieldValue('url_pattern', withVariable(form.getValues().url_pattern, name))}
      >
        <Text size="sm" c="dimmed" mt={8} style={{ overflowWrap: 'anywhere' }} mih="1.25rem">
          Example: <span className="mono">{forecast?.example}</span>
        </Text>
      </PatternField>
      <Group justify="flex-end">
        <Button size="compact-sm" leftSection={<IconEraser size={16} aria-hidden />} onClick={onClear}>
          Clear form
        </Button>
      </Group>
    </>
  );
}

function keywordHint(keywords: number): string {
  return keywords === 0 ? 'One per line.' : `One per line. ${counted(keywords, 'keyword')}.`;
}

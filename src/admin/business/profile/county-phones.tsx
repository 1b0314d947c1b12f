import { SimpleGrid, TextInput } from '@mantine/core';
import { countyShown } from '../../../contract/business/places.ts';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Panel } from '../../platform/ui/panel.tsx';

/** The default number, and one for each county with a number of its own. */
export function CountyPhones({
  form,
  counties,
}: {
  form: GroupForm<'business'>;
  counties: readonly string[];
}) {
  const { default: main, by_county } = form.values.phones;
  const listed = [...new Set([...counties, ...Object.keys(by_county)])];
  const set = (county: string, phone: string) => {
    const { [county]: _, ...others } = by_county;
    form.setFieldValue('phones.by_county', phone.trim() === '' ? others : { ...others, [county]: phone });
  };
  return (
    <Panel title="Phones" help="Pages show the number of their county, else the main number.">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label="Main number" type="tel" required {...form.getInputProps('phones.default')} />
        {listed.map(county => (
          <TextInput
            key={county}
            label={countyShown(county)}
            type="tel"
            placeholder={main}
            value={by_county[county] ?? ''}
            error={form.errors[`phones.by_county.${county}`]}
            onChange={event => set(county, event.currentTarget.value)}
          />
        ))}
      </SimpleGrid>
    </Panel>
  );
}

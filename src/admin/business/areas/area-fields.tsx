import { NumberInput, Switch, TextInput } from '@mantine/core';
import classes from '../../platform/settings/setting-rows.module.css';
import { SettingRows } from '../../platform/settings/setting-rows.tsx';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { TownFields } from './town-fields.tsx';

/** Where the business works: one list for every page. */
export function AreaFields({ form }: { form: GroupForm<'areas'> }) {
  const { counties, circles, towns } = form.values;
  const state = counties.at(-1)?.state ?? towns.at(-1)?.state ?? '';
  const field = (path: string) => form.getInputProps(path);
  return (
    <>
      <Panel title="Outside your areas" help="Serve towns by name, by county, or within a circle.">
        <Switch
          label="Ask before pages outside the areas or services are made"
          {...form.getInputProps('asks_outside', { type: 'checkbox' })}
        />
        <Switch
          label="We serve all of the United States"
          {...form.getInputProps('is_nationwide', { type: 'checkbox' })}
        />
      </Panel>
      <Panel title="Name of the area" help="What locals call it. If empty, pages name your counties.">
        <TextInput label="What people call your area" placeholder="the Bay Area" {...field('region')} />
      </Panel>
      <Panel title="Counties" help="Every page names these. Write them without the word County.">
        <SettingRows
          rows={counties}
          max={30}
          nameOf={({ county }, index) => `county ${county || index + 1}`}
          addLabel="Add a county"
          onAdd={() => form.insertListItem('counties', { county: '', state })}
          onRemove={index => form.removeListItem('counties', index)}
          problem={form.errors.counties}
        >
          {index => (
            <>
              <TextInput label="County" className={classes.wide} {...field(`counties.${index}.county`)} />
              <TextInput label="State" maxLength={2} w="4rem" {...field(`counties.${index}.state`)} />
            </>
          )}
        </SettingRows>
      </Panel>
      <Panel title="Circles" help="Every town within so many miles of a town is served.">
        <SettingRows
          rows={circles}
          max={20}
          nameOf={({ city }, index) => `circle ${city || index + 1}`}
          addLabel="Add a circle"
          onAdd={() => form.insertListItem('circles', { city: '', state, miles: 25 })}
          onRemove={index => form.removeListItem('circles', index)}
          empty="None. Add one if you go by distance instead of counties."
          problem={form.errors.circles}
        >
          {index => (
            <>
              <TextInput label="Around town" className={classes.wide} {...field(`circles.${index}.city`)} />
              <TextInput label="State" maxLength={2} w="4rem" {...field(`circles.${index}.state`)} />
              <NumberInput
                label="Miles"
                w="6.5rem"
                min={1}
                max={500}
                allowDecimal={false}
                {...field(`circles.${index}.miles`)}
              />
            </>
          )}
        </SettingRows>
      </Panel>
      <TownFields form={form} />
    </>
  );
}

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
          nameOf={({ county }, place) => `county ${county || place + 1}`}
          addLabel="Add a county"
          onAdd={() => form.insertListItem('counties', { county: '', state })}
          onRemove={place => form.removeListItem('counties', place)}
          problem={form.errors.counties}
        >
          {place => (
            <>
              <TextInput label="County" className={classes.wide} {...field(`counties.${place}.county`)} />
              <TextInput label="State" maxLength={2} w="4rem" {...field(`counties.${place}.state`)} />
            </>
          )}
        </SettingRows>
      </Panel>
      <Panel title="Circles" help="Every town within so many miles of a town is served.">
        <SettingRows
          rows={circles}
          max={20}
          nameOf={({ city }, place) => `circle ${city || place + 1}`}
          addLabel="Add a circle"
          onAdd={() => form.insertListItem('circles', { city: '', state, miles: 25 })}
          onRemove={place => form.removeListItem('circles', place)}
          empty="None. Add one if you go by distance instead of counties."
          problem={form.errors.circles}
        >
          {place => (
            <>
              <TextInput label="Around town" className={classes.wide} {...field(`circles.${place}.city`)} />
              <TextInput label="State" maxLength={2} w="4rem" {...field(`circles.${place}.state`)} />
              <NumberInput
                label="Miles"
                w="6.5rem"
                min={1}
                max={500}
                allowDecimal={false}
                {...field(`circles.${place}.miles`)}
              />
            </>
          )}
        </SettingRows>
      </Panel>
      <TownFields form={form} />
    </>
  );
}

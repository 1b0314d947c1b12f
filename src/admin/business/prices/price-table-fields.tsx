import { NativeSelect, SimpleGrid, TagsInput, TextInput } from '@mantine/core';
import type { PriceTable } from '../../../contract/platform/price-tables.ts';
import { isTier } from '../../../engine/index.ts';
import classes from '../../platform/settings/setting-rows.module.css';
import { SettingRows } from '../../platform/settings/setting-rows.tsx';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { NumberField } from '../../platform/ui/number-field.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { DollarField } from './dollar-field.tsx';
import { TypicalJobs } from './typical-jobs.tsx';

/** Three of them and a button fit on a phone. */
const narrow = { style: { flex: '1 1 5rem' } };

const units: { value: PriceTable['unit']; label: string }[] = [
  { value: 'load', label: 'Load: how full it is' },
  { value: 'item', label: 'Item: for each' },
  { value: 'hour', label: 'Hour: for each' },
  { value: 'square_foot', label: 'Square feet' },
  { value: 'job', label: 'Job: a price for all of it' },
];

const upToLabels: Readonly<Record<PriceTable['unit'], string>> = {
  load: 'Up to',
  item: 'Up to (items)',
  hour: 'Up to (hours)',
  square_foot: 'Up to (square feet)',
  job: 'Up to',
};

const counts = [
  { value: '', label: 'Once' },
  { value: 'each', label: 'Each' },
  { value: 'floor', label: 'Floor' },
  { value: 'mile', label: 'Mile' },
  { value: '100_lb', label: '100 pounds' },
  { value: 'percent', label: 'Percent' },
];

const loads = [
  { value: '', label: 'By its name' },
  ...['⅛', '¼', '⅜', 'Half', '⅝', '¾', '⅞', 'Full'].map((label, at) => ({
    value: String((at + 1) / 8),
    label,
  })),
];

interface TableProps {
  form: GroupForm<'prices'>;
  index: number;
  table: PriceTable;
}

/** The table of one service. */
export function PriceTableFields({ form, index, table }: TableProps) {
  const path = `services.${index}`;
  const set = (changes: Partial<PriceTable>) => form.setFieldValue(path, { ...table, ...changes });
  const error = (field: string) => form.errors[`${path}.${field}`];
  return (
    <>
      <Panel title="What it goes by">
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <NativeSelect
            label="Unit"
            description="What the price counts."
            data={units}
            value={table.unit}
            onChange={event => {
              const unit = units.find(({ value }) => value === event.currentTarget.value)?.value;
              if (unit) set({ unit });
            }}
          />
          <DollarField
            label="Base price"
            description="Added to every job."
            cents={table.base_cents}
            onCents={base_cents => set({ base_cents })}
            error={error('base_cents')}
          />
          <DollarField
            label="Minimum"
            description="No job costs less."
            cents={table.minimum_cents}
            onCents={minimum_cents => set({ minimum_cents })}
            error={error('minimum_cents')}
          />
        </SimpleGrid>
        <TagsInput
          label="Included"
          description="What the price covers. Press Enter after each. At most 12."
          size="sm"
          maxTags={12}
          value={table.included}
          onChange={included => set({ included })}
          error={error('included')}
        />
      </Panel>
      <Steps form={form} index={index} table={table} />
      <Extras form={form} index={index} table={table} />
      <TypicalJobs form={form} index={index} table={table} />
      <Areas form={form} index={index} table={table} />
    </>
  );
}

function Steps({ form, index, table: { unit, steps } }: TableProps) {
  const path = `services.${index}.steps`;
  const hasTiers = unit !== 'job' || steps.some(isTier);
  return (
    <Panel title="Steps" help="The smallest first. Without “up to”, it is chosen by its name.">
      <SettingRows
        rows={steps}
        max={30}
        nameOf={({ name }, at) => `step ${name || at + 1}`}
        addLabel="Add a step"
        onAdd={() => form.insertListItem(path, { name: '', from_cents: 0 })}
        onRemove={at => form.removeListItem(path, at)}
        empty="None: the base price is the price."
        problem={form.errors[path]}
      >
        {at => (
          <>
            <TextInput
              label="Name"
              className={classes.name ?? ''}
              {...form.getInputProps(`${path}.${at}.name`)}
            />
            {hasTiers &&
              (unit === 'load' ? (
                <NativeSelect
                  label={upToLabels.load}
                  {...narrow}
                  data={loads}
                  value={String(steps[at]?.up_to ?? '')}
                  error={form.errors[`${path}.${at}.up_to`]}
                  onChange={({ currentTarget: { value } }) =>
                    form.setFieldValue(`${path}.${at}.up_to`, value === '' ? undefined : Number(value))
                  }
                />
              ) : (
                <NumberField
                  label={upToLabels[unit]}
                  {...narrow}
                  min={0}
                  placeholder="By its name"
                  value={steps[at]?.up_to ?? null}
                  error={form.errors[`${path}.${at}.up_to`]}
                  onNumber={value => form.setFieldValue(`${path}.${at}.up_to`, value)}
                  onEmpty={() => form.setFieldValue(`${path}.${at}.up_to`, undefined)}
                />
              ))}
            <DollarField
              label="From"
              {...narrow}
              cents={steps[at]?.from_cents}
              onCents={cents => form.setFieldValue(`${path}.${at}.from_cents`, cents ?? 0)}
              error={form.errors[`${path}.${at}.from_cents`]}
            />
            <DollarField
              label="To"
              {...narrow}
              placeholder="One price"
              cents={steps[at]?.to_cents}
              onCents={cents => form.setFieldValue(`${path}.${at}.to_cents`, cents)}
              error={form.errors[`${path}.${at}.to_cents`]}
            />
          </>
        )}
      </SettingRows>
    </Panel>
  );
}

function Extras({ form, index, table: { extras } }: TableProps) {
  const path = `services.${index}.extras`;
  return (
    <Panel title="Extras" help="What makes it cost more. A percentage is of everything above it.">
      <SettingRows
        rows={extras}
        max={30}
        nameOf={({ name }, at) => `extra ${name || at + 1}`}
        addLabel="Add an extra"
        onAdd={() => form.insertListItem(path, { name: '', from_cents: 0 })}
        onRemove={at => form.removeListItem(path, at)}
        empty="None."
        problem={form.errors[path]}
      >
        {at => {
          const extra = extras[at];
          if (!extra) return null;
          const change = (changes: object) => form.setFieldValue(`${path}.${at}`, { ...extra, ...changes });
          const isShare = extra.percent !== undefined;
          return (
            <>
              <TextInput
                label="Name"
                className={classes.name ?? ''}
                {...form.getInputProps(`${path}.${at}.name`)}
              />
              <NativeSelect
                label="For"
                {...narrow}
                data={counts}
                value={isShare ? 'percent' : (extra.per ?? '')}
                onChange={({ currentTarget: { value } }) =>
                  change(
                    value === 'percent'
                      ? { per: undefined, from_cents: undefined, percent: 10 }
                      : { per: value || undefined, percent: undefined, from_cents: extra.from_cents ?? 0 },
                  )
                }
              />
              {isShare ? (
                <NumberField
                  label="More"
                  {...narrow}
                  suffix="%"
                  min={0}
                  value={extra.percent ?? null}
                  error={form.errors[`${path}.${at}.percent`]}
                  onNumber={percent => change({ percent })}
                />
              ) : (
                <DollarField
                  label="More"
                  {...narrow}
                  cents={extra.from_cents}
                  onCents={cents => change({ from_cents: cents ?? 0 })}
                  error={form.errors[`${path}.${at}.from_cents`]}
                />
              )}
            </>
          );
        }}
      </SettingRows>
    </Panel>
  );
}

function Areas({ form, index, table: { areas } }: TableProps) {
  const path = `services.${index}.areas`;
  return (
    <Panel title="Areas" help="Towns, counties and ZIP codes with another price. The nearest counts.">
      <SettingRows
        rows={areas}
        max={100}
        nameOf={({ subject }, at) => `area ${subject || at + 1}`}
        addLabel="Add an area"
        onAdd={() => form.insertListItem(path, { subject: '', percent: 10 })}
        onRemove={at => form.removeListItem(path, at)}
        empty="None: prices are the same everywhere."
        problem={form.errors[path]}
      >
        {at => (
          <>
            <TextInput
              label="Town, county or ZIP code"
              placeholder="Austin, TX"
              className={classes.name ?? ''}
              {...form.getInputProps(`${path}.${at}.subject`)}
            />
            <NumberField
              label="Percent"
              {...narrow}
              suffix="%"
              value={areas[at]?.percent ?? null}
              error={form.errors[`${path}.${at}.percent`]}
              onNumber={value => form.setFieldValue(`${path}.${at}.percent`, value)}
              onEmpty={() => form.setFieldValue(`${path}.${at}.percent`, undefined)}
            />
            <DollarField
              label="Added"
              {...narrow}
              cents={areas[at]?.add_cents}
              onCents={cents => form.setFieldValue(`${path}.${at}.add_cents`, cents)}
              error={form.errors[`${path}.${at}.add_cents`]}
            />
          </>
        )}
      </SettingRows>
    </Panel>
  );
}

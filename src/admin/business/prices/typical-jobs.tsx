import { Fieldset, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import type { PriceTable } from '../../../contract/platform/price-tables.ts';
import { estimatePrice, isTier, rangeText } from '../../../engine/index.ts';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { AddButton, RemoveButton } from '../../platform/ui/list-buttons.tsx';
import { NumberField } from '../../platform/ui/number-field.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { Problem } from '../../platform/ui/problem.tsx';

type Job = PriceTable['typical_jobs'][number];

const maxJobs = 3;
const amountLabels: Readonly<Record<PriceTable['unit'], string>> = {
  load: 'Loads',
  item: 'Items',
  hour: 'Hours',
  square_foot: 'Square feet',
  job: 'Amount',
};

interface TypicalJobsProps {
  form: GroupForm<'prices'>;
  index: number;
  table: PriceTable;
}

/** Three jobs as pages show them, with what they cost by this table. */
export function TypicalJobs({ form, index, table }: TypicalJobsProps) {
  const path = `services.${index}.typical_jobs`;
  return (
    <Panel title="Typical jobs" help="Pages show what these cost. The prices follow your table.">
      {table.typical_jobs.map((job, at) => (
        <TypicalJob
          key={`job-${at + 0}`}
          job={job}
          table={table}
          nameProps={form.getInputProps(`${path}.${at}.name`)}
          error={form.errors[`${path}.${at}.answers`]}
          onChange={changed => form.setFieldValue(`${path}.${at}`, changed)}
          onRemove={() => form.removeListItem(path, at)}
        />
      ))}
      <Group>
        <AddButton
          label="Add a typical job"
          isFull={table.typical_jobs.length >= maxJobs}
          onClick={() => form.insertListItem(path, { name: '', answers: {} })}
        />
      </Group>
    </Panel>
  );
}

interface TypicalJobProps {
  job: Job;
  table: PriceTable;
  nameProps: object;
  error: unknown;
  onChange: (job: Job) => void;
  onRemove: () => void;
}

function TypicalJob({ job, table, nameProps, error, onChange, onRemove }: TypicalJobProps) {
  const { answers } = job;
  const change = (changes: Partial<Job['answers']>) =>
    onChange({ ...job, answers: { ...answers, ...changes } });
  const named = table.steps.filter(step => !isTier(step)).map(({ name }) => name);
  const hasAmount = table.steps.some(isTier) || table.unit === 'hour' || table.unit === 'square_foot';
  const estimate = estimatePrice(table, answers);
  const lists = [
    { list: 'steps', names: named, counts: answers.steps ?? {} },
    { list: 'extras', names: table.extras.map(({ name }) => name), counts: answers.extras ?? {} },
  ] as const;
  const left = lists.flatMap(({ list, names, counts }) =>
    names.filter(name => name !== '' && !Object.hasOwn(counts, name)).map(name => ({ list, name })),
  );
  return (
    <Fieldset legend={job.name || 'A typical job'}>
      <Stack gap="sm">
        <Group align="flex-end" gap="sm">
          <TextInput label="Name" flex="1 1 14rem" {...nameProps} />
          {hasAmount && (
            <NumberField
              label={amountLabels[table.unit]}
              w="8rem"
              min={0}
              value={answers.amount ?? null}
              onNumber={amount => change({ amount })}
              onEmpty={() => change({ amount: undefined })}
            />
          )}
          <RemoveButton of={job.name || 'typical job'} onClick={onRemove} />
        </Group>
        <Group align="flex-end" gap="sm">
          {lists.flatMap(({ list, counts }) =>
            Object.entries(counts).map(([name, count]) => (
              <NumberField
                key={`${list} ${name}`}
                label={name}
                w="11rem"
                min={0}
                value={count}
                onNumber={value => change({ [list]: { ...counts, [name]: value } })}
                onEmpty={() =>
                  change({
                    [list]: Object.fromEntries(Object.entries(counts).filter(([one]) => one !== name)),
                  })
                }
              />
            )),
          )}
          {left.length > 0 && (
            <NativeSelect
              label="Add"
              w="14rem"
              value=""
              data={[{ value: '', label: 'A step or an extra' }, ...left.map(({ name }) => name)]}
              onChange={({ currentTarget: { value } }) => {
                const added = left.find(({ name }) => name === value);
                if (added) change({ [added.list]: { ...answers[added.list], [value]: 1 } });
              }}
            />
          )}
        </Group>
        {typeof error === 'string' && <Problem>{error}</Problem>}
        <Text size="sm" aria-live="polite">
          {estimate ? (
            <>
              Estimate: <b>{rangeText(estimate)}</b>{' '}
              <Text span c="dimmed" size="sm">
                ({estimate.reasons.map(({ label }) => label).join(' + ')})
              </Text>
            </>
          ) : (
            'No price yet: choose a step or an amount.'
          )}
        </Text>
      </Stack>
    </Fieldset>
  );
}

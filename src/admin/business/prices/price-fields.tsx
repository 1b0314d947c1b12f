import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import type { priceRoutes } from '../../../contract/business/prices.ts';
import type { PriceTable } from '../../../contract/platform/price-tables.ts';
import { priceSpan, spanTexts } from '../../../engine/index.ts';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { Problem } from '../../platform/ui/problem.tsx';
import { PriceTableFields } from './price-table-fields.tsx';

type Proposals = z.output<typeof priceRoutes.proposals.reply>;

interface PriceFieldsProps {
  form: GroupForm<'prices'>;
  proposals: Proposals;
}

/** One service at a time: the others stay as they are. */
export function PriceFields({ form, proposals }: PriceFieldsProps) {
  const { services } = form.values;
  const names = [...new Set([...proposals.names, ...services.map(({ service }) => service)])];
  const [chosen, setChosen] = useState<string | null>(null);
  const name = chosen ?? services[0]?.service ?? names[0] ?? '';
  const index = services.findIndex(({ service }) => service === name);
  const table = services[index];
  const proposed = proposals.services.find(({ service }) => service === name);
  const missing = proposals.services.filter(one => !services.some(({ service }) => service === one.service));
  const wrong = wrongServices(form.errors, services);
  const add = (...tables: readonly PriceTable[]) => form.setFieldValue('services', [...services, ...tables]);
  return (
    <>
      <Panel
        title="Prices"
        help="Pages show numbers of services that have a table, and no others."
        aside={
          missing.length > 1 && (
            <Button onClick={() => add(...missing)}>Use the proposals for {missing.length} services</Button>
          )
        }
      >
        {wrong.map(service => (
          <Problem key={service}>
            <Group gap="xs">
              {service} has a mistake.
              {service !== name && (
                <Button size="compact-sm" onClick={() => setChosen(service)}>
                  Show it
                </Button>
              )}
            </Group>
          </Problem>
        ))}
        <Select
          label="Service"
          maw="28rem"
          searchable
          allowDeselect={false}
          value={name}
          onChange={setChosen}
          data={names.map(value => ({
            value,
            label: services.some(({ service }) => service === value) ? value : `${value} (no prices)`,
          }))}
        />
        {table ? (
          <Group justify="space-between">
            <Text size="sm" c="dimmed" aria-live="polite">
              {summaryOf(table)}
            </Text>
            <Button size="xs" onClick={() => form.removeListItem('services', index)}>
              Remove these prices
            </Button>
          </Group>
        ) : (
          <Stack gap="xs" align="flex-start">
            <Text size="sm" c="dimmed">
              No prices: pages of this service name no number.
            </Text>
            <Group gap="xs">
              {proposed && <Button onClick={() => add(proposed)}>Start from the trade’s proposal</Button>}
              <Button onClick={() => add(emptyTable(name))}>Start with an empty table</Button>
            </Group>
          </Stack>
        )}
      </Panel>
      {table && <PriceTableFields key={name} form={form} index={index} table={table} />}
    </>
  );
}

function emptyTable(service: string): PriceTable {
  return {
    service,
    unit: 'job',
    steps: [{ name: '', from_cents: 0 }],
    extras: [],
    included: [],
    areas: [],
    typical_jobs: [],
  };
}

function summaryOf(table: PriceTable): string {
  const span = priceSpan(table);
  if (span === null) return 'Pages name no number yet: add a step or a typical job.';
  const { from, range } = spanTexts(span);
  return `Pages say: from ${from}; ${range}.`;
}

function wrongServices(
  errors: Readonly<Record<string, unknown>>,
  services: readonly PriceTable[],
): readonly string[] {
  const at = Object.keys(errors).flatMap(path => /^services\.(\d+)/.exec(path)?.[1] ?? []);
  return [...new Set(at)].flatMap(index => services[Number(index)]?.service ?? []);
}

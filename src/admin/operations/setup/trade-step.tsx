import { Group, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { findPack, packQueries } from '../../business/packs/pack-queries.ts';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import type { StepProps } from './setup-draft.ts';

/** What the business does. */
export function TradeStep({ draft, change, problems }: StepProps) {
  const packs = useQuery(packQueries.list());
  if (!packs.data) return <QueryBoundary title="The trades could not be read" query={packs} loading={220} />;
  // Packs for one trade come before the neutral one.
  const trades = packs.data.items
    .filter(pack => pack.is_whole_trade)
    .toSorted((a, b) => b.services - a.services);
  const choose = (trade: string) => {
    const is_any_trade = findPack(trades, trade)?.is_any_trade ?? false;
    // A trade of any kind names its own work: none of the neutral services is chosen for it.
    change({ trade, services: is_any_trade ? [] : null, is_any_trade });
  };
  return (
    <Stack gap="md">
      <Radio.Group
        label="What do you do?"
        description="Sets your first texts, services and drawings. You can change them all."
        value={draft.trade}
        onChange={choose}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }} mt="sm" spacing="sm">
          {trades.map(({ name, label, service_names, services }) => (
            <Radio.Card key={name} value={name} p="md" radius="md">
              <Group wrap="nowrap" align="flex-start">
                <Radio.Indicator />
                <div>
                  <Text fw={600}>{label}</Text>
                  <Text size="sm" c="dimmed">
                    {services} services: {service_names.slice(0, 3).join(', ')}
                    {services > 3 ? ' …' : ''}
                  </Text>
                </div>
              </Group>
            </Radio.Card>
          ))}
        </SimpleGrid>
      </Radio.Group>
      {draft.is_any_trade && (
        <TextInput
          label="What your trade is called"
          description="Titles and texts say it, such as “Dog grooming”."
          required
          maxLength={60}
          value={draft.trade_name}
          error={problems.trade_name}
          onChange={event => change({ trade_name: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}

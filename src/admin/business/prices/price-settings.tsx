import { Stack } from '@mantine/core';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { priceRoutes } from '../../../contract/business/prices.ts';
import { callRoute } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { keyOf } from '../../platform/route-key.ts';
import type { GroupCalls, KeptGroup } from '../../platform/settings/setting-mutations.ts';
import { SettingsForm } from '../../platform/settings/settings-form.tsx';
import { Opening } from '../../platform/ui/opening.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { PriceFields } from './price-fields.tsx';

const calls: GroupCalls<'prices'> = {
  replace: body => callRoute(priceRoutes.save, { body }),
  read: (client: QueryClient) => client.fetchQuery(readQuery(priceRoutes.read, { staleTime: 0 })),
  remember: (client: QueryClient, saved: KeptGroup<'prices'>) =>
    client.setQueryData(keyOf(priceRoutes.read), saved),
  changes: [],
};

/** What the business charges, by service. */
export function PriceSettings() {
  const prices = useQuery(readQuery(priceRoutes.read));
  const proposals = useQuery(readQuery(priceRoutes.proposals));
  if (!prices.data)
    return <QueryBoundary title="The prices could not be read" query={prices} loading={<Opening />} />;
  return (
    <QueryBoundary title="The proposals could not be read" query={proposals} loading={<Opening />}>
      <Stack gap="lg" maw="60rem">
        <SettingsForm
          group="prices"
          kept={prices.data}
          calls={calls}
          savedLabel="Prices saved. Pages show them now."
        >
          {form => <PriceFields form={form} proposals={proposals.data ?? { services: [], names: [] }} />}
        </SettingsForm>
      </Stack>
    </QueryBoundary>
  );
}

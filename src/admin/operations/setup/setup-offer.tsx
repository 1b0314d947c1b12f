import { Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PrimaryLink } from '../../platform/ui/links.tsx';
import { SetupChecklist } from './setup-checklist.tsx';
import { setupQueries } from './setup-queries.ts';

/** On the dashboard: the way from the demo to one's own business, and then what is left to do. */
export function SetupOffer() {
  const { data } = useQuery(setupQueries.state());
  if (!data) return null;
  if (data.state === 'set-up') return <SetupChecklist />;
  return (
    <Paper p="lg" component="section" aria-labelledby="setup-offer">
      <Title order={2} id="setup-offer">
        {data.state === 'demo' ? 'This is the demo' : 'There is no business here yet'}
      </Title>
      <Text size="md" mt={4} mb="sm" maw="44rem">
        {data.state === 'demo'
          ? 'Look around and try everything. When you are ready, five short steps make it the site of your own business; the demo leaves no trace.'
          : 'Five short steps make the site of your business.'}
      </Text>
      <PrimaryLink to="/admin/setup">Set up my business</PrimaryLink>
    </Paper>
  );
}

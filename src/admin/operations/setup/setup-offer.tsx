import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PrimaryLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { SetupChecklist } from './setup-checklist.tsx';
import { setupQuery } from './setup-queries.ts';

/** On the dashboard: the way from the demo to one's own business, and then what is left to do. */
export function SetupOffer() {
  const { data } = useQuery(setupQuery);
  if (!data) return null;
  if (data.state === 'set-up') return <SetupChecklist />;
  return (
    <Panel title={data.state === 'demo' ? 'This is the demo' : 'No business is set up yet'}>
      <Text size="md" maw="44rem">
        {data.state === 'demo'
          ? 'Look around and try everything. Then make it your own site in five short steps. The demo leaves no trace.'
          : 'Five short steps make the site of your business.'}
      </Text>
      <PrimaryLink to="/admin/setup" w="fit-content">
        Set up my business
      </PrimaryLink>
    </Panel>
  );
}

import { List, Text } from '@mantine/core';
import type { PageReport } from '../../../contract/pages/page-reports.ts';
import { count } from '../../platform/ui/count.ts';
import { TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';

/** Requests that came from the page, the newest of them. */
export function PageLeads({ leads }: { leads: PageReport['leads'] }) {
  return (
    <Panel p="md" title="Leads from it">
      {leads.total === 0 && <Text c="dimmed">None yet. A request sent from this page appears here.</Text>}
      {leads.total > 0 && (
        <>
          <List listStyleType="none" spacing={4}>
            {leads.newest.map(lead => (
              <List.Item key={lead.id}>
                <TextLink to="/admin/leads/$id" params={{ id: lead.id }}>
                  {lead.name}
                </TextLink>{' '}
                <Text span size="sm" c="dimmed">
                  {lead.status}, <Timestamp at={lead.created_at} />
                </Text>
              </List.Item>
            ))}
          </List>
          {leads.total > leads.newest.length && (
            <Text size="sm" c="dimmed">
              The newest {leads.newest.length} of {count(leads.total)}.
            </Text>
          )}
        </>
      )}
    </Panel>
  );
}

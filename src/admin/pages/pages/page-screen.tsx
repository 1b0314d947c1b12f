import { Group, List, Stack, Text } from '@mantine/core';
import { IconMoodSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type PageReport, pageReportRoutes } from '../../../contract/pages/page-reports.ts';
import { readQuery } from '../../platform/read-query.ts';
import { count } from '../../platform/ui/count.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { RecordScreen } from '../../platform/ui/record-screen.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { DayChart, dayLabel } from '../views/day-chart.tsx';
import { PageHistory } from './page-history.tsx';
import { PagePreview } from './page-preview.tsx';
import classes from './page-screen.module.css';
import { PageScreenActions } from './page-screen-actions.tsx';
import { PageSentences } from './page-sentences.tsx';
import { PageStatusSelect } from './page-status-select.tsx';
import { PageSummary } from './page-summary.tsx';

const route = getRouteApi('/admin/pages/$id');
const back = { to: '/admin/pages', label: 'Back to Pages' } as const;

/** One page: preview, input, results and history. */
export function PageScreen() {
  const { id } = route.useParams();
  return (
    <RecordScreen
      query={useQuery(readQuery(pageReportRoutes.read, { params: { id } }))}
      noun="Page"
      purpose="One generated page."
      back={back}
      missing="Pages deleted in bulk come back by undoing the change: look under Bulk changes."
    >
      {report => <OpenPage report={report} />}
    </RecordScreen>
  );
}

function OpenPage({ report }: { report: PageReport }) {
  const { page } = report;
  return (
    <Screen
      title={page.title}
      purpose={<span className="mono">/{page.slug}/</span>}
      aside={<PageStatusSelect page={page} />}
      back={back}
      action={<PageScreenActions page={page} />}
    >
      <div className={classes.columns}>
        <Stack miw={0}>
          <PageTraffic days={report.days} />
          {page.template_text ? (
            <PagePreview page={page} changes={{ set: [], remove: [] }} section={null} />
          ) : (
            <EmptyState
              icon={IconMoodSearch}
              title="No preview"
              why="The page’s template was deleted, so its text can’t be shown."
            />
          )}
        </Stack>
        <Stack miw={0}>
          <PageSummary report={report} />
          <PageLeads leads={report.leads} />
          <PageRedirects report={report} />
          <PageHistory history={report.history} />
        </Stack>
        {report.sentences && (
          <div className={classes.below}>
            <PageSentences sentences={report.sentences} values={report.page.field_values} />
          </div>
        )}
      </div>
    </Screen>
  );
}

/** Requests that came from the page, the newest of them. */
function PageLeads({ leads }: { leads: PageReport['leads'] }) {
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

/** Redirects from and to the page's address. */
function PageRedirects({ report: { page, redirects_from, redirects_to } }: { report: PageReport }) {
  const [away] = redirects_from;
  return (
    <Panel p="md" title="Redirects">
      {away && (
        <Text>
          {page.status === 'published'
            ? 'Visitors do not see this page: its address leads to '
            : 'Its address leads to '}
          <span className="mono">{away.destination_path}</span>.
        </Text>
      )}
      {redirects_to.length > 0 && (
        <>
          <Text>Addresses that lead here:</Text>
          <List listStyleType="none" spacing={2} className="mono">
            {redirects_to.map(rule => (
              <List.Item key={rule.id}>{rule.source_path}</List.Item>
            ))}
          </List>
        </>
      )}
      {!away && redirects_to.length === 0 && <Text c="dimmed">None: no other address leads here.</Text>}
      <TextLink to="/admin/redirects" search={{ search: page.slug }} size="sm" w="fit-content">
        Look in the redirects
      </TextLink>
    </Panel>
  );
}

/** Views and calls of one page, day by day. */
function PageTraffic({ days }: { days: PageReport['days'] }) {
  const sum = (key: 'views' | 'calls') => days.reduce((total, day) => total + day[key], 0);
  return (
    <Panel p="md" title="Views in 90 days">
      <Group gap="xl">
        <Text className="numeric">
          <strong>{count(sum('views'))}</strong> views
        </Text>
        <Text className="numeric">
          <strong>{count(sum('calls'))}</strong> calls
        </Text>
      </Group>
      <div>
        <DayChart noun="views" days={days.map(({ day, views }) => ({ day, value: views }))} />
        <Group justify="space-between" mt={4}>
          <Text size="xs" c="dimmed">
            {days[0] && dayLabel(days[0].day)}
          </Text>
          <Text size="xs" c="dimmed">
            Today
          </Text>
        </Group>
      </div>
    </Panel>
  );
}

import { Fieldset, Paper, Stack, Tabs, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageRoutes } from '../../../contract/pages/pages.ts';
import { KeywordUsagePanel } from '../../pages/keyword-usage/keyword-usage-panel.tsx';
import { LatestChanges } from '../../pages/page-changes/latest-changes.tsx';
import { pageColumnsOf } from '../../pages/pages/page-columns.tsx';
import { listQuery } from '../../platform/read-query.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { templateQueries } from '../../templates/templates/template-queries.ts';
import { SeriesForm } from '../batch-series/series-form.tsx';
import { BulkForm } from './bulk-form.tsx';
import { SinglePageForm } from './single-page-form.tsx';
import classes from './template-work.module.css';

/** The forms for the chosen template. An opened tab keeps its input. */
export function TemplateWork({ templateId }: { templateId: string | undefined }) {
  const template = useQuery({ ...templateQueries.one(templateId ?? ''), enabled: templateId !== undefined });
  const [opened, setOpened] = useState<readonly string[]>(['bulk']);
  const { data } = template;
  const isOpened = (tab: string) => opened.includes(tab);
  return (
    <QueryBoundary title="The template could not be read" query={template}>
      <Stack gap="xl">
        <Tabs
          defaultValue="bulk"
          keepMounted
          onChange={tab => tab && !isOpened(tab) && setOpened([...opened, tab])}
        >
          <Tabs.List mb="lg" aria-label="Ways to generate" className={classes.tabs ?? ''}>
            <Tabs.Tab value="bulk">Bulk</Tabs.Tab>
            <Tabs.Tab value="single">Single page</Tabs.Tab>
            <Tabs.Tab value="series">Auto-Batch Manager</Tabs.Tab>
            <Tabs.Tab value="keywords">Keyword usage</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="bulk">
            {/* What needs the template waits until it is read. */}
            <Fieldset variant="unstyled" disabled={template.isLoading}>
              <BulkForm template={data} />
            </Fieldset>
          </Tabs.Panel>
          <Tabs.Panel value="single">
            {isOpened('single') && data && <SinglePageForm key={data.id} template={data} />}
            {!templateId && <NoTemplate />}
          </Tabs.Panel>
          <Tabs.Panel value="series">
            {isOpened('series') && data && <SeriesForm template={data} />}
            {!templateId && <NoTemplate />}
          </Tabs.Panel>
          <Tabs.Panel value="keywords">{isOpened('keywords') && <KeywordUsagePanel />}</Tabs.Panel>
        </Tabs>
        <RecentPages />
      </Stack>
    </QueryBoundary>
  );
}

function NoTemplate() {
  return (
    <Paper p="lg">
      <Text>Please select a template</Text>
    </Paper>
  );
}

const RECENT = 10;

const columns = pageColumnsOf({ deletionFailure: 'Failed to delete page' });

/** The most recently generated pages from all sources. */
function RecentPages() {
  const pages = useQuery(listQuery(pageRoutes.list, { query: { per_page: RECENT } }));
  return (
    <Panel title="Recent generated pages" isPlain>
      <LatestChanges />
      <RecordList
        query={pages}
        errorTitle="The pages could not be read"
        label="Recent generated pages"
        columns={columns}
        empty={{ icon: IconFileText, title: 'No pages yet', why: 'The last ten pages appear here.' }}
      />
    </Panel>
  );
}

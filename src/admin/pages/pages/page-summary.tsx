import { Text } from '@mantine/core';
import type { PageReport } from '../../../contract/pages/page-reports.ts';
import { counted } from '../../platform/ui/count.ts';
import { Facts } from '../../platform/ui/facts.tsx';
import { TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';

/** The page's template, field values and similarity. */
export function PageSummary({ report }: { report: PageReport }) {
  const { page, batch_name } = report;
  return (
    <>
      <Panel p="md" title="About this page">
        <Facts
          facts={[
            ['Template', templateOf(report)],
            ['Version', versionOf(report)],
            [
              'Batch',
              page.batch_id === null ? (
                'None: single page'
              ) : batch_name === null ? (
                'Deleted since'
              ) : (
                <TextLink to="/admin/batches/$id" params={{ id: page.batch_id }}>
                  {batch_name}
                </TextLink>
              ),
            ],
            [
              'Edited by hand',
              page.override_count === 0 ? (
                counted(0, 'text')
              ) : (
                <TextLink to="/admin/pages/$id/edit" params={{ id: page.id }}>
                  {counted(page.override_count, 'text')}
                  {page.conflicts.length > 0 && `, ${counted(page.conflicts.length, 'conflict')}`}
                </TextLink>
              ),
            ],
            ['Search engines', page.is_noindex ? 'Asked to leave it out' : 'May list it'],
            ['Most similar page', <Likeness key="likeness" report={report} />],
            ['Created', <Timestamp key="created" at={page.created_at} />],
            ['Changed', <Timestamp key="changed" at={page.updated_at} />],
          ]}
        />
      </Panel>
      <Panel p="md" title="Values">
        <Facts facts={Object.entries(page.field_values)} />
      </Panel>
    </>
  );
}

function templateOf({ page }: PageReport) {
  if (!page.template_id || !page.template_text) return page.template_name;
  return (
    <TextLink to="/admin/templates/$id/edit" params={{ id: page.template_id }}>
      {page.template_name}
    </TextLink>
  );
}

function versionOf({ page, newest_version }: PageReport): string | null {
  if (page.template_version === null) return null;
  const isOld = newest_version !== null && newest_version > page.template_version;
  return isOld ? `${page.template_version}; the newest is ${newest_version}` : String(page.template_version);
}

function Likeness({ report: { likeness } }: { report: PageReport }) {
  if (!likeness) return <>Unknown: the template is deleted</>;
  if (likeness.compared === 0) return <>No other live page of this version to compare with</>;
  const { nearest } = likeness;
  if (!nearest) return <>None: {counted(likeness.compared, 'page')} compared, no shared text</>;
  return (
    <>
      <TextLink to="/admin/pages/$id" params={{ id: nearest.page_id }}>
        {nearest.percent}%: {nearest.title}
      </TextLink>
      <Text size="xs" c="dimmed">
        Text shared, without field values. {counted(likeness.compared, 'page')} of the same time compared.
      </Text>
    </>
  );
}

import { Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import type { Lead } from '../../contract/leads.ts';
import { TextLink } from '../ui/links.tsx';
import { FIT } from '../ui/record-table.tsx';
import { When } from '../ui/when.tsx';
import { EmailLink, PhoneLink } from './lead-contact.tsx';
import classes from './lead-list.module.css';
import { LeadRowActions } from './lead-row-actions.tsx';
import { LeadStatusSelect } from './lead-status-select.tsx';
import { kindWords, placeWords, wantedWords } from './lead-words.ts';
import { NotificationCell } from './notification-cell.tsx';
import { SitePath } from './site-path.tsx';

const FROM_TABLET = '(min-width: 48em)';
const FROM_DESKTOP = '(min-width: 75em)';

export const leadColumns: DataTableColumn<Lead>[] = [
  {
    accessor: 'name',
    title: 'Who',
    render: lead => (
      <div className={classes.who}>
        <TextLink
          to="/admin/leads/$id"
          params={{ id: lead.id }}
          c="inherit"
          fw={500}
          lineClamp={1}
          title={lead.name}
          data-row-link
        >
          {lead.name}
        </TextLink>
        <PhoneLink lead={lead} />
        <EmailLink lead={lead} />
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {[kindWords[lead.kind], placeWords(lead)].filter(Boolean).join(' · ')}
        </Text>
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          <When at={lead.created_at} />
        </Text>
      </div>
    ),
  },
  {
    accessor: 'kind',
    title: 'What and where',
    visibleMediaQuery: FROM_TABLET,
    render: lead => (
      <>
        <Text lineClamp={1}>{kindWords[lead.kind]}</Text>
        <Text size="sm" c="dimmed" lineClamp={1} title={wantedWords(lead)}>
          {wantedWords(lead)}
        </Text>
        <Text size="sm" c="dimmed" lineClamp={1}>
          {placeWords(lead) ?? 'No place given'}
        </Text>
      </>
    ),
  },
  {
    accessor: 'page_path',
    title: 'Page',
    visibleMediaQuery: FROM_DESKTOP,
    render: lead =>
      lead.page_path ? (
        <SitePath path={lead.page_path} lines={2} />
      ) : (
        <Text size="sm" c="dimmed">
          Not known
        </Text>
      ),
  },
  {
    accessor: 'created_at',
    title: 'Received',
    width: FIT,
    visibleMediaQuery: FROM_TABLET,
    render: lead => <When at={lead.created_at} />,
  },
  { accessor: 'status', title: 'Status', width: FIT, render: lead => <LeadStatusSelect lead={lead} /> },
  {
    accessor: 'notification',
    title: 'Notification',
    width: FIT,
    visibleMediaQuery: FROM_DESKTOP,
    render: lead => <NotificationCell lead={lead} />,
  },
  {
    accessor: 'actions',
    title: 'Actions',
    width: FIT,
    textAlign: 'right',
    render: lead => <LeadRowActions lead={lead} />,
  },
];

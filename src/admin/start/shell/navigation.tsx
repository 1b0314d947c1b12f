import { AppShell, VisuallyHidden } from '@mantine/core';
import {
  type Icon,
  IconArrowRampRight,
  IconArticle,
  IconBriefcase,
  IconCalendarTime,
  IconCamera,
  IconDatabase,
  IconFileText,
  IconGift,
  IconHistory,
  IconHome,
  IconInbox,
  IconKey,
  IconLayoutDashboard,
  IconListDetails,
  IconMail,
  IconMapPin,
  IconQuote,
  IconSettings,
  IconSitemap,
  IconStack2,
  IconStar,
  IconTemplate,
  IconTransfer,
  IconUsers,
  IconWand,
  IconWebhook,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useId } from 'react';
import { useNewLeads } from '../../audience/leads/new-leads.ts';
import { BrandMark } from '../../platform/ui/brand-mark.tsx';
import { boundedCount } from '../../platform/ui/count.ts';
import type { ScreenAddress } from '../../platform/ui/screen-address.ts';
import classes from './navigation.module.css';

/** Loaded after what the screen itself needs. Without it, as after an update of the program, the sidebar still works. */
const RunningBatches = lazy(() =>
  import('../../generation/batches/running-batches.tsx').then(
    module => ({ default: module.RunningBatches }),
    () => ({ default: () => null }),
  ),
);

type Entry = ScreenAddress & { label: string; icon: Icon; exact?: boolean; hasNews?: boolean };

/** What people wait for, then in workflow order. */
const groups: readonly { heading: string | null; entries: readonly Entry[] }[] = [
  {
    heading: null,
    entries: [
      { to: '/admin/leads', label: 'Leads', icon: IconInbox, hasNews: true },
      { to: '/admin', label: 'Dashboard', icon: IconLayoutDashboard, exact: true },
    ],
  },
  {
    heading: 'Make',
    entries: [
      { to: '/admin/templates', label: 'Templates', icon: IconTemplate },
      { to: '/admin/services', label: 'Services', icon: IconBriefcase },
      { to: '/admin/statements', label: 'Statements', icon: IconQuote },
      { to: '/admin/local-facts', label: 'Local facts', icon: IconMapPin },
      { to: '/admin/data-sets', label: 'Data sets', icon: IconListDetails },
      { to: '/admin/generator', label: 'Generator', icon: IconWand },
      { to: '/admin/batches', label: 'Batches', icon: IconStack2 },
      { to: '/admin/publishing', label: 'Publishing', icon: IconCalendarTime },
    ],
  },
  {
    heading: 'Site',
    entries: [
      { to: '/admin/site', label: 'Site pages', icon: IconHome },
      { to: '/admin/pages', label: 'Manage Pages', icon: IconFileText },
      { to: '/admin/posts', label: 'Blog', icon: IconArticle },
      { to: '/admin/cases', label: 'Finished work', icon: IconCamera },
      { to: '/admin/reviews', label: 'Reviews', icon: IconStar },
      { to: '/admin/export-import', label: 'Export/Import', icon: IconTransfer },
      { to: '/admin/redirects', label: '301 Redirects', icon: IconArrowRampRight },
      { to: '/admin/sitemap', label: 'Sitemap', icon: IconSitemap },
    ],
  },
  {
    heading: 'People',
    entries: [
      { to: '/admin/users', label: 'Customers', icon: IconUsers },
      { to: '/admin/giveaway', label: 'Giveaway', icon: IconGift },
      { to: '/admin/outbox', label: 'Outbox', icon: IconMail },
    ],
  },
  {
    heading: 'System',
    entries: [
      { to: '/admin/settings', label: 'Settings', icon: IconSettings },
      { to: '/admin/staff', label: 'Staff and keys', icon: IconKey },
      { to: '/admin/database', label: 'Database', icon: IconDatabase },
      { to: '/admin/webhooks', label: 'Webhooks', icon: IconWebhook },
      { to: '/admin/activity', label: 'Activity', icon: IconHistory },
    ],
  },
];

/** The sidebar: all screens, and work in progress. Closed: none can be opened yet. */
export function Navigation({ isClosed }: { isClosed: boolean }) {
  const brand = (
    <div className={classes.brand}>
      <BrandMark size={24} /> Pagehaul
    </div>
  );
  if (isClosed) {
    return (
      <>
        {brand}
        <p className={classes.closed}>The screens open once your second factor is on.</p>
      </>
    );
  }
  return (
    <>
      {brand}
      <AppShell.Section grow className={classes.groups}>
        {groups.map(({ heading, entries }) => (
          <EntryList key={heading} heading={heading} entries={entries} />
        ))}
      </AppShell.Section>
      <Suspense>
        <RunningBatches />
      </Suspense>
    </>
  );
}

function EntryList({ heading, entries }: (typeof groups)[number]) {
  const id = useId();
  return (
    <>
      {heading && (
        <p id={id} className={classes.heading}>
          {heading}
        </p>
      )}
      <ul className={classes.list} aria-labelledby={heading ? id : undefined}>
        {entries.map(({ to, label, icon: Icon, exact = false, hasNews }) => (
          <li key={label}>
            <Link
              to={to}
              activeOptions={{ exact, includeSearch: false }}
              className={classes.link}
              activeProps={{ 'data-active': true }}
            >
              <Icon size={18} stroke={1.6} aria-hidden />
              {label}
              {hasNews && <NewLeadCount />}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function NewLeadCount() {
  const news = useNewLeads();
  if (!news) return null;
  return (
    <span className={`${classes.count} numeric`}>
      {boundedCount(news)}
      <VisuallyHidden> new</VisuallyHidden>
    </span>
  );
}

import { AppShell } from '@mantine/core';
import {
  type Icon,
  IconArrowRampRight,
  IconArticle,
  IconCalendarTime,
  IconDatabase,
  IconFileText,
  IconGift,
  IconHistory,
  IconInbox,
  IconLayoutDashboard,
  IconMail,
  IconSettings,
  IconSitemap,
  IconStack2,
  IconTemplate,
  IconTransfer,
  IconUsers,
  IconWand,
  IconWebhook,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { RunningBatches } from '../batches/running-batches.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import type { ScreenAddress } from '../ui/screen-address.ts';
import classes from './navigation.module.css';

const screens: readonly (ScreenAddress & { label: string; icon: Icon; exact?: boolean })[] = [
  { to: '/admin', label: 'Dashboard', icon: IconLayoutDashboard, exact: true },
  { to: '/admin/templates', label: 'Templates', icon: IconTemplate },
  { to: '/admin/generator', label: 'Generator', icon: IconWand },
  { to: '/admin/batches', label: 'Batches', icon: IconStack2 },
  { to: '/admin/publishing', label: 'Publishing', icon: IconCalendarTime },
  { to: '/admin/data-sets', label: 'Data sets', icon: IconDatabase },
  { to: '/admin/pages', label: 'Manage Pages', icon: IconFileText },
  { to: '/admin/posts', label: 'Blog', icon: IconArticle },
  { to: '/admin/export-import', label: 'Export/Import', icon: IconTransfer },
  { to: '/admin/redirects', label: '301 Redirects', icon: IconArrowRampRight },
  { to: '/admin/users', label: 'Customers', icon: IconUsers },
  { to: '/admin/leads', label: 'Leads', icon: IconInbox },
  { to: '/admin/outbox', label: 'Outbox', icon: IconMail },
  { to: '/admin/giveaway', label: 'Giveaway', icon: IconGift },
  { to: '/admin/sitemap', label: 'Sitemap', icon: IconSitemap },
  { to: '/admin/staff', label: 'Staff and keys', icon: IconUsers },
  { to: '/admin/database', label: 'Database', icon: IconDatabase },
  { to: '/admin/webhooks', label: 'Webhooks', icon: IconWebhook },
  { to: '/admin/activity', label: 'Activity', icon: IconHistory },
  { to: '/admin/settings', label: 'Settings', icon: IconSettings },
];

/** The sidebar: the screens that exist, and what is being worked on right now. */
export function Navigation() {
  return (
    <>
      <div className={classes.brand}>
        <BrandMark size={24} /> Pagehaul
      </div>
      <AppShell.Section grow component="ul" className={classes.list}>
        {screens.map(({ to, label, icon: Icon, exact = false }) => (
          <li key={label}>
            <Link
              to={to}
              activeOptions={{ exact, includeSearch: false }}
              className={classes.link}
              activeProps={{ 'data-active': true }}
            >
              <Icon size={18} stroke={1.6} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </AppShell.Section>
      <RunningBatches />
    </>
  );
}

import { ActionIcon, AppShell, Button, Center, Drawer, Group, Indicator, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { IconExternalLink, IconLock, IconMenu2 } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNewLeads } from '../../audience/leads/new-leads.ts';
import { sessionQuery } from '../../identity/session/session-query.ts';
import { SignOutButton } from '../../identity/session/sign-out-button.tsx';
import { boundedCount } from '../../platform/ui/count.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { ExactTime } from '../../platform/ui/exact-time.tsx';
import { TextLink } from '../../platform/ui/links.tsx';
import { SchemeSwitch } from '../../platform/ui/scheme-switch.tsx';
import { TabTitlePrefix } from '../../platform/ui/tab-title.tsx';
import classes from './admin-shell.module.css';
import { Navigation } from './navigation.tsx';

/** Below this width (px) the sidebar becomes a drawer. */
const COLLAPSE_BELOW = 1024;

/** Loaded after what the screen itself needs. Without it, as after an update of the program, lists still poll. */
const FollowNewLeads = lazy(() =>
  import('../../audience/leads/follow-new-leads.tsx').then(
    module => ({ default: module.FollowNewLeads }),
    () => ({ default: () => null }),
  ),
);

/** Loaded after what the screen itself needs, too. */
const EmptySiteNotice = lazy(() =>
  import('../../operations/setup/empty-site-notice.tsx').then(
    module => ({ default: module.EmptySiteNotice }),
    () => ({ default: () => null }),
  ),
);

/** Sidebar, header and the open screen; people who are no admin get no further. */
export function AdminShell() {
  const { user, role, needs_factor = false } = useSuspenseQuery(sessionQuery).data;
  if (!user) return null;
  return role === 'admin' ? (
    <Shell email={user.email} isClosed={needs_factor} />
  ) : (
    <AccessDenied email={user.email} />
  );
}

function Shell({ email, isClosed }: { email: string; isClosed: boolean }) {
  const [isOpen, drawer] = useDisclosure(false);
  const close = drawer.close;
  useFocusOnNavigation(close);
  const news = useNewLeads();
  return (
    <AppShell
      layout="alt"
      header={{ height: 52 }}
      navbar={{ width: 232, breakpoint: COLLAPSE_BELOW, collapsed: { mobile: true } }}
      padding={{ base: 'md', sm: 'xl' }}
      transitionDuration={0}
    >
      <a href="#screen-title" className={classes.skip}>
        Skip to content
      </a>
      <AppShell.Navbar className={classes.rail} aria-label="Main">
        <Navigation isClosed={isClosed} />
      </AppShell.Navbar>
      <Drawer
        opened={isOpen}
        onClose={close}
        size={264}
        padding={0}
        withCloseButton={false}
        title="Navigation"
        classNames={{ content: classes.rail ?? '', header: classes.drawerHead ?? '' }}
      >
        <Navigation isClosed={isClosed} />
      </Drawer>
      <AppShell.Header className={classes.header}>
        <Indicator
          className={classes.burger}
          disabled={!news}
          label={news && boundedCount(news)}
          size={16}
          offset={6}
          color="orange.8"
        >
          <ActionIcon
            size="lg"
            aria-label={news ? `Open navigation, new leads: ${boundedCount(news)}` : 'Open navigation'}
            onClick={drawer.open}
          >
            <IconMenu2 size={20} aria-hidden />
          </ActionIcon>
        </Indicator>
        <Group gap={6} wrap="nowrap" ml="auto" miw={0}>
          <TextLink to="/admin/account" size="sm" c="dimmed" py={6} truncate title={`${email}: your account`}>
            {email}
          </TextLink>
          <Tooltip label="Open the public site">
            <ActionIcon
              component="a"
              href="/"
              target="_blank"
              rel="noreferrer"
              size="lg"
              aria-label="Open the public site in a new tab"
            >
              <IconExternalLink size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <SchemeSwitch />
          <SignOutButton />
        </Group>
      </AppShell.Header>
      <AppShell.Main>
        {!isClosed && (
          <Suspense>
            <EmptySiteNotice />
          </Suspense>
        )}
        <TabTitlePrefix value={news ? `(${boundedCount(news)}) ` : ''}>
          <Outlet />
        </TabTitlePrefix>
        {!isClosed && (
          <Suspense>
            <FollowNewLeads />
          </Suspense>
        )}
        <ExactTime />
      </AppShell.Main>
    </AppShell>
  );
}

/** After a move to another screen the drawer and dialogs close and reading starts at that screen's title, as after a page load. */
function useFocusOnNavigation(onNavigated: () => void) {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    onNavigated();
    modals.closeAll();
    document.getElementById('screen-title')?.focus({ preventScroll: true });
  }, [pathname, onNavigated]);
}

function AccessDenied({ email }: { email: string }) {
  return (
    <Center component="main" mih="100dvh">
      <title>Access Denied · Pagehaul</title>
      <EmptyState
        isScreen
        icon={IconLock}
        title="Access Denied - You need admin privileges to access this area."
        why={`You are signed in as ${email}. Ask the owner for admin access.`}
        step={
          <Group gap="xs" justify="center">
            <SignOutButton />
            <Button component="a" href="/">
              Go to the site
            </Button>
          </Group>
        }
      />
    </Center>
  );
}

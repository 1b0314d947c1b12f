import { Container, Group, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { sessionQuery } from '../../identity/session/session-query.ts';
import { SignOutButton } from '../../identity/session/sign-out-button.tsx';
import { BrandMark } from '../../platform/ui/brand-mark.tsx';
import { TextLink } from '../../platform/ui/links.tsx';
import { SchemeSwitch } from '../../platform/ui/scheme-switch.tsx';
import classes from './customer-shell.module.css';

/** What surrounds a customer's screens. */
export function CustomerShell() {
  const { user } = useSuspenseQuery(sessionQuery).data;
  if (!user) return null;
  return (
    <>
      <a href="#screen-title" className={classes.skip}>
        Skip to content
      </a>
      <header className={classes.header}>
        <nav aria-label="Main" className={classes.nav}>
          <TextLink to="/customer" className={classes.brand} aria-label="Home">
            <BrandMark size={24} />
          </TextLink>
          <TextLink to="/customer/account" size="sm" py={6}>
            Account
          </TextLink>
        </nav>
        <Group gap={6} wrap="nowrap" miw={0}>
          <Text size="sm" c="dimmed" truncate title={user.email} visibleFrom="xs">
            {user.email}
          </Text>
          <SchemeSwitch />
          <SignOutButton />
        </Group>
      </header>
      <Container component="main" size="md" py="xl" px="md">
        <Outlet />
      </Container>
    </>
  );
}

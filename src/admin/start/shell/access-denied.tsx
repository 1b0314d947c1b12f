import { Button, Center, Group } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { SignOutButton } from '../../identity/session/sign-out-button.tsx';
import { EmptyState } from '../../platform/ui/empty-state.tsx';

export function AccessDenied({ email }: { email: string }) {
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

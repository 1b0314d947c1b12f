import { Alert, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { setupQuery } from './setup-queries.ts';

/** Screens that say it themselves. */
const without: ReadonlySet<string> = new Set(['/admin', '/admin/setup']);

/** Over every screen of an empty site: what the screen shows is the program's own, and no visitor sees it. */
export function EmptySiteNotice() {
  const { pathname } = useLocation();
  const { data } = useQuery({ ...setupQuery, staleTime: Number.POSITIVE_INFINITY });
  if (data?.state !== 'empty' || without.has(pathname.replace(/\/$/, ''))) return null;
  return (
    <Alert color="yellow" mb="lg" p="sm" role="note" aria-label="No business is set up yet">
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          <b>No business is set up yet.</b> Settings, texts and services are examples. Visitors see none of
          them.
        </Text>
        <ButtonLink to="/admin/setup" size="compact-sm">
          Set up my business
        </ButtonLink>
      </Group>
    </Alert>
  );
}

import { Container } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { LoadError } from '../../platform/ui/query-boundary.tsx';
import { TabTitle } from '../../platform/ui/tab-title.tsx';

/** A whole screen that could not be opened: the session or the screen's code could not be loaded. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const refetch = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Container size="xs" py="xl">
      <TabTitle name="Something went wrong" />
      <LoadError title="This screen could not be opened" query={{ error, refetch }} />
    </Container>
  );
}

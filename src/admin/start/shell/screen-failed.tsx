import { Container } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { LoadError } from '../../platform/ui/query-boundary.tsx';

/** A whole screen that could not be opened: the session or the screen's code could not be loaded. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const refetch = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Container size="xs" py="xl">
      <title>Something went wrong · Pagehaul</title>
      <LoadError title="This screen could not be opened" query={{ error, refetch }} />
    </Container>
  );
}

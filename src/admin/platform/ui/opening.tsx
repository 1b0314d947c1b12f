import { Skeleton, Stack } from '@mantine/core';

/** A screen whose code is loading: the shape of every screen, so that nothing jumps. */
export function Opening() {
  return (
    <Stack gap="lg" maw="80rem" mx="auto" component="output" aria-busy aria-label="Loading">
      <Stack gap={10}>
        <Skeleton height={24} width={200} />
        <Skeleton height={14} width="min(26rem, 80%)" />
      </Stack>
      <Skeleton height={320} radius="md" />
    </Stack>
  );
}

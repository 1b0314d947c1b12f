import { Alert, Group, Stack, Text } from '@mantine/core';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import type { FactorDemand } from './use-factor-demand.ts';

/** Explains why the admin was redirected here, and how to continue. */
export function FactorDemandNote({ demand: { isMet, goOn } }: { demand: FactorDemand }) {
  if (!isMet) {
    return (
      <Alert color="blue" role="status" title="Your company asks every admin for a second factor">
        <Text size="sm">
          Add one here{goOn ? ' to continue where you were' : ''}. It takes a minute with an authenticator
          app. Until then, the rest of the back office is locked.
        </Text>
      </Alert>
    );
  }
  return (
    <Alert color="green" role="status" title="Your second factor is on">
      <Stack gap="sm">
        <Text size="sm">You have full access again.</Text>
        {goOn && (
          <Group>
            <PrimaryButton onClick={goOn}>Continue where you were</PrimaryButton>
          </Group>
        )}
      </Stack>
    </Alert>
  );
}

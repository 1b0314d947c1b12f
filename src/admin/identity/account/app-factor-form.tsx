import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import { accountRoutes } from '../../../contract/identity/account.ts';
import { call } from '../../platform/api.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { CodeInput } from '../session/sign-in-parts.tsx';
import classes from './account-rows.module.css';
import { useAccountChange } from './use-account-change.ts';
import { type FactorFormProps, useFactorVerification } from './use-factor-verification.ts';

/** An authenticator app is added: it reads the picture, then shows its first code. */
export function AppFactorForm({ onDone, onCancel }: FactorFormProps) {
  const { mutate: begin, ...beginning } = useAccountChange({
    work: () => call(accountRoutes.addFactor, { body: { factor_type: 'totp', name: 'Authenticator app' } }),
    silentFailure: true,
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin(undefined);
  }, [begin]);
  const form = useForm({ initialValues: { code: '' } });
  const begun = beginning.data;
  const verifying = useFactorVerification(begun?.id, onDone);
  return (
    <form onSubmit={form.onSubmit(values => verifying.mutate(values))}>
      <Stack gap="md">
        <Refusal error={verifying.error ?? beginning.error} />
        {begun?.uri && begun.secret && (
          <Group gap="lg" align="flex-start">
            <Picture text={begun.uri} />
            <Stack gap="xs" flex="1 1 14rem">
              <Text size="sm">1. Scan this QR code with your authenticator app.</Text>
              <Text size="sm">Or enter this secret:</Text>
              <Code block aria-label="Secret">
                {begun.secret.match(/.{1,4}/g)?.join(' ')}
              </Code>
              <Text size="sm">2. Enter the six digits it shows.</Text>
            </Stack>
          </Group>
        )}
        {begun && (
          <CodeInput
            {...form.getInputProps('code')}
            label="Code of the app"
            size="sm"
            inputMode="numeric"
            maw={220}
          />
        )}
        <Group gap="xs">
          {begun && (
            <PrimaryButton type="submit" disabled={verifying.isPending}>
              {verifying.isPending ? 'Loading...' : 'Turn it on'}
            </PrimaryButton>
          )}
          <Button onClick={onCancel}>Cancel</Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Drawn as one path: nothing of the text becomes markup. */
function Picture({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 0 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <div className={classes.picture}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR code for the authenticator app"
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000" />
      </svg>
    </div>
  );
}

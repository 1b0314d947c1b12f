import { Alert, Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import classes from './account-rows.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
  /** Continues to the original destination; null when there is none. */
  goOn: (() => void) | null;
}

/** Recovery codes, the one time they are shown. */
export function RecoveryCodes({ codes, onKept, goOn }: RecoveryCodesProps) {
  return (
    <Alert color="yellow" role="status" title="Keep these recovery codes">
      <Stack gap="sm">
        <Text size="sm">
          Each code signs you in once without your second factor. Codes are shown only now. Print them or save
          them in your password manager.
        </Text>
        <ul className={classes.codes} aria-label="Recovery codes">
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Group gap="xs">
          <CopyButton value={codes.join('\n')}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy them'}</Button>}
          </CopyButton>
          {goOn ? (
            <PrimaryButton onClick={goOn}>I saved them. Continue</PrimaryButton>
          ) : (
            <Button onClick={onKept}>I have kept them</Button>
          )}
        </Group>
      </Stack>
    </Alert>
  );
}

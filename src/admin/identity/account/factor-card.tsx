import { Alert, Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Account, accountRoutes, type Factor } from '../../../contract/identity/account.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { sessionQuery } from '../session/session-query.ts';
import classes from './account-rows.module.css';
import { AppFactorForm } from './app-factor-form.tsx';
import { PhoneFactorForm } from './phone-factor-form.tsx';
import { useAccountChange } from './use-account-change.ts';
import type { FactorDemand } from './use-factor-demand.ts';

const kinds = { totp: 'Authenticator app', phone: 'Phone' } as const;

interface FactorCardProps {
  account: Account;
  /** Set while this admin must set up a factor first. */
  demand: FactorDemand | null;
}

/** Second factors and recovery codes. */
export function FactorCard({ account, demand }: FactorCardProps) {
  const client = useQueryClient();
  const hasPhone = useQuery(readQuery(accountRoutes.ways)).data?.phone_factor ?? false;
  const [adding, setAdding] = useState<Factor['factor_type'] | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const factors = account.factors.filter(factor => factor.status === 'verified');
  const renewing = useAccountChange({
    work: () => call(accountRoutes.recoveryCodes),
    onDone: ({ recovery_codes }) => setCodes(recovery_codes),
  });
  const finish = (fresh: readonly string[]) => {
    setAdding(null);
    setCodes(fresh);
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
  const AddButton = demand?.isMet === false ? PrimaryButton : Button;
  return (
    <Panel
      title="Second factor"
      help={`Required after your password.${factors.length === 0 ? ' The first signs you out on other devices.' : ''}`}
    >
      {demand && codes.length === 0 && <FactorDemandNote demand={demand} />}
      {factors.length === 0 && !adding && !demand && (
        <Text size="sm">None yet. Setting up an authenticator app takes a minute.</Text>
      )}
      {factors.length > 0 && (
        <ul aria-label="Your second factors">
          {factors.map(factor => (
            <FactorRow key={factor.id} factor={factor} isLast={factors.length === 1} />
          ))}
        </ul>
      )}
      {adding === 'totp' && <AppFactorForm onDone={finish} onCancel={() => setAdding(null)} />}
      {adding === 'phone' && <PhoneFactorForm onDone={finish} onCancel={() => setAdding(null)} />}
      {codes.length > 0 && (
        <RecoveryCodes codes={codes} onKept={() => setCodes([])} onContinue={demand?.onContinue ?? null} />
      )}
      {!adding && (
        <Group gap="xs">
          <AddButton onClick={() => setAdding('totp')}>Add an authenticator app</AddButton>
          {hasPhone && <Button onClick={() => setAdding('phone')}>Add a phone</Button>}
        </Group>
      )}
      {factors.length > 0 && (
        <Group gap="sm">
          <Text size="sm">Recovery codes left: {account.recovery_codes_left} of 10</Text>
          <Button size="xs" disabled={renewing.isPending} onClick={() => renewing.mutate(undefined)}>
            {renewing.isPending ? 'Making...' : 'Create new codes'}
          </Button>
        </Group>
      )}
    </Panel>
  );
}

function FactorRow({ factor, isLast }: { factor: Factor; isLast: boolean }) {
  const removing = useAccountChange({
    work: () => call(accountRoutes.removeFactor, { params: { id: factor.id } }),
    done: 'Factor removed.',
  });
  return (
    <li className={classes.row}>
      <div>
        <Text size="sm" fw={600}>
          {factor.name}
        </Text>
        <Text size="sm" c="dimmed">
          {kinds[factor.factor_type]} ·{' '}
          {factor.used_at ? (
            <>
              used <Timestamp at={factor.used_at} />
            </>
          ) : (
            'not used yet'
          )}
        </Text>
      </div>
      <Button
        size="xs"
        aria-label={`Remove ${factor.name}`}
        disabled={removing.isPending}
        onClick={() =>
          confirmLoss({
            title: 'Remove this factor?',
            question: `“${factor.name}” will no longer be required.`,
            consequence: isLast && 'It is your last one. Your recovery codes are deleted too.',
            action: 'Remove it',
            onConfirm: () => removing.mutate(undefined),
          })
        }
      >
        Remove
      </Button>
    </li>
  );
}

/** Explains why the admin was redirected here, and how to continue. */
function FactorDemandNote({ demand: { isMet, onContinue } }: { demand: FactorDemand }) {
  if (!isMet) {
    return (
      <Alert color="blue" role="status" title="Your company asks every admin for a second factor">
        <Text size="sm">
          Add one here{onContinue ? ' to continue where you were' : ''}. It takes a minute with an
          authenticator app. Until then, the rest of the back office is locked.
        </Text>
      </Alert>
    );
  }
  return (
    <Alert color="green" role="status" title="Your second factor is on">
      <Stack gap="sm">
        <Text size="sm">You have full access again.</Text>
        {onContinue && (
          <Group>
            <PrimaryButton onClick={onContinue}>Continue where you were</PrimaryButton>
          </Group>
        )}
      </Stack>
    </Alert>
  );
}

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
  /** Continues to the original destination; null when there is none. */
  onContinue: (() => void) | null;
}

/** Recovery codes, the one time they are shown. */
function RecoveryCodes({ codes, onKept, onContinue }: RecoveryCodesProps) {
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
          {onContinue ? (
            <PrimaryButton onClick={onContinue}>I saved them. Continue</PrimaryButton>
          ) : (
            <Button onClick={onKept}>I have kept them</Button>
          )}
        </Group>
      </Stack>
    </Alert>
  );
}

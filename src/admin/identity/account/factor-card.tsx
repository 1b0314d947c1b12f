import { Button, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Account, accountRoutes, type Factor } from '../../../contract/identity/account.ts';
import { call } from '../../platform/api.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { sessionQuery } from '../session/session-query.ts';
import { signInWaysQuery } from '../session/sign-in-ways-query.ts';
import classes from './account-rows.module.css';
import { AppFactorForm } from './app-factor-form.tsx';
import { FactorDemandNote } from './factor-demand-note.tsx';
import { PhoneFactorForm } from './phone-factor-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
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
  const hasPhone = useQuery(signInWaysQuery).data?.phone_factor ?? false;
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
        <RecoveryCodes codes={codes} onKept={() => setCodes([])} goOn={demand?.goOn ?? null} />
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

import { Anchor, Button, Paper, SimpleGrid, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Case } from '../../../contract/audience/cases.ts';
import { announce } from '../../platform/ui/announce.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { RecordScreen } from '../../platform/ui/record-screen.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { useNow } from '../../platform/ui/use-now.ts';
import { CaseConsent } from './case-consent.tsx';
import { valuesOf } from './case-draft.ts';
import { CaseForm } from './case-form.tsx';
import { statusLabels } from './case-labels.ts';
import { CasePhotos } from './case-photos.tsx';
import { caseQueries, caseWrites } from './case-queries.ts';
import { NewCase } from './new-case.tsx';

const route = getRouteApi('/admin/cases/$id');
const back = { to: '/admin/cases', label: 'Finished work' } as const;
const NEW = 'new';

export function CaseScreen() {
  const { id } = route.useParams();
  return id === NEW ? <AddCase /> : <StoredCase key={id} id={id} />;
}

function AddCase() {
  const navigate = route.useNavigate();
  const today = new Date(useNow());
  const part = (number: number) => String(number).padStart(2, '0');
  return (
    <Screen
      title="Add finished work"
      purpose="Saved as a draft. The customer is asked before photos, words or a name are shown."
      back={back}
    >
      <Paper p="md">
        <NewCase
          today={`${today.getFullYear()}-${part(today.getMonth() + 1)}-${part(today.getDate())}`}
          onSaved={({ id }) => {
            announce('Finished work saved');
            void navigate({ to: '/admin/cases/$id', params: { id }, replace: true, ignoreBlocker: true });
          }}
        />
      </Paper>
    </Screen>
  );
}

function StoredCase({ id }: { id: string }) {
  return (
    <RecordScreen
      query={useQuery(caseQueries.one(id))}
      noun="Finished work"
      purpose="One job that is done."
      back={back}
      missing="It is on no page any more."
      steps={<ButtonLink to="/admin/cases">All finished work</ButtonLink>}
    >
      {stored => <OpenCase stored={stored} />}
    </RecordScreen>
  );
}

function OpenCase({ stored }: { stored: Case }) {
  const publishing = useMutation(caseWrites.publish);
  return (
    <Screen
      title={`${stored.service} in ${stored.city}`}
      aside={<StatusBadge {...statusLabels[stored.status]} />}
      purpose={
        stored.path === null ? (
          'Not shown to visitors.'
        ) : (
          <>
            Visitors see it at <Anchor href={stored.path}>{stored.path}</Anchor>
          </>
        )
      }
      back={back}
      action={
        <>
          <DeleteCase stored={stored} />
          {stored.status === 'published' ? (
            <WithdrawCase stored={stored} />
          ) : (
            <PrimaryButton disabled={publishing.isPending} onClick={() => publishing.mutate(stored.id)}>
              {publishing.isPending ? 'Publishing...' : 'Publish'}
            </PrimaryButton>
          )}
        </>
      }
    >
      <Refusal error={publishing.error} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Stack gap="md">
          <Panel p="md" title="Photos">
            <CasePhotos stored={stored} />
          </Panel>
          <Panel p="md" title="Consent">
            <CaseConsent stored={stored} />
          </Panel>
        </Stack>
        <Panel p="md" title="The job">
          <CaseForm stored={stored} initial={valuesOf(stored)} />
        </Panel>
      </SimpleGrid>
    </Screen>
  );
}

function WithdrawCase({ stored }: { stored: Case }) {
  const withdrawing = useMutation(caseWrites.withdraw);
  return (
    <Button disabled={withdrawing.isPending} onClick={() => withdrawing.mutate(stored.id)}>
      {withdrawing.isPending ? 'Withdrawing...' : 'Withdraw'}
    </Button>
  );
}

function DeleteCase({ stored }: { stored: Case }) {
  const navigate = route.useNavigate();
  const removing = useMutation(caseWrites.remove);
  return (
    <Button
      color="red"
      disabled={removing.isPending}
      onClick={() =>
        confirmLoss({
          title: 'Delete finished work',
          question: `Delete “${stored.summary}”?`,
          consequence: 'Its photos and consents are deleted, and it leaves all pages. This cannot be undone.',
          action: 'Delete',
          onConfirm: () =>
            removing.mutate(stored.id, {
              onSuccess: () => void navigate({ to: '/admin/cases', ignoreBlocker: true }),
            }),
        })
      }
    >
      Delete
    </Button>
  );
}

import { Anchor, Button, SimpleGrid, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { type Case, caseRoutes } from '../../../contract/audience/cases.ts';
import { readQuery } from '../../platform/read-query.ts';
import { keyOf } from '../../platform/route-key.ts';
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
import { write } from '../../platform/write.ts';
import { CaseConsent } from './case-consent.tsx';
import { type CaseValues, emptyCase, valuesOf } from './case-draft.ts';
import { CaseForm } from './case-form.tsx';
import { statusLabels } from './case-labels.ts';
import { caseMutations } from './case-mutations.ts';
import { CasePhotos } from './case-photos.tsx';
import { NewPhotos, useNewPhotos } from './new-photos.tsx';
import { useCaseForm } from './use-case-form.ts';

const route = getRouteApi('/admin/cases/$id');
const back = { to: '/admin/cases', label: 'Finished work' } as const;
const NEW = 'new';

export function CaseScreen() {
  const { id } = route.useParams();
  // After adding, the same form stays open and keeps later input.
  const [added, setAdded] = useState<string>();
  return id === NEW || id === added ? (
    <AddCase id={added} onAdd={setAdded} />
  ) : (
    <StoredCase key={id} id={id} />
  );
}

function AddCase({ id, onAdd }: { id: string | undefined; onAdd: (id: string) => void }) {
  const added = useQuery(
    readQuery(caseRoutes.read, { params: { id: id ?? NEW }, enabled: id !== undefined }),
  );
  const today = new Date(useNow());
  const part = (number: number) => String(number).padStart(2, '0');
  const day = `${today.getFullYear()}-${part(today.getMonth() + 1)}-${part(today.getDate())}`;
  return <CaseEditor stored={added.data ?? null} initial={emptyCase(day)} onAdd={onAdd} />;
}

function StoredCase({ id }: { id: string }) {
  return (
    <RecordScreen
      query={useQuery(readQuery(caseRoutes.read, { params: { id } }))}
      noun="Finished work"
      purpose="One job that is done."
      back={back}
      missing="It is on no page any more."
      steps={<ButtonLink to="/admin/cases">All finished work</ButtonLink>}
    >
      {stored => <CaseEditor stored={stored} initial={valuesOf(stored)} />}
    </RecordScreen>
  );
}

interface CaseEditorProps {
  stored: Case | null;
  initial: CaseValues;
  onAdd?: (id: string) => void;
}

/** One job. Null: it does not exist yet. */
function CaseEditor({ stored, initial, onAdd }: CaseEditorProps) {
  const navigate = route.useNavigate();
  const photos = useNewPhotos();
  const add = async (saved: Case) => {
    await photos.send(saved);
    announce('Finished work saved');
    onAdd?.(saved.id);
    await navigate({
      to: '/admin/cases/$id',
      params: { id: saved.id },
      replace: true,
      ignoreBlocker: true,
    });
  };
  const job = useCaseForm({
    stored,
    initial,
    onSaved: saved => {
      if (!stored) void add(saved);
    },
  });
  const isBusy = job.isSaving || photos.isSending;
  return (
    <Screen
      title={stored ? `${stored.service} in ${stored.city}` : 'Add finished work'}
      aside={stored && <StatusBadge {...statusLabels[stored.status]} />}
      purpose={purposeOf(stored)}
      back={back}
      action={
        stored && (
          <>
            <DeleteCase stored={stored} />
            {stored.status === 'published' ? (
              <WithdrawCase stored={stored} />
            ) : (
              <PrimaryButton
                disabled={isBusy || job.publishing.isPending}
                onClick={() => job.publish(stored.id)}
              >
                {job.publishing.isPending ? 'Publishing...' : 'Publish'}
              </PrimaryButton>
            )}
          </>
        )
      }
    >
      <Refusal error={job.publishing.error} />
      <SimpleGrid cols={{ base: 1, lg: stored ? 2 : 1 }} spacing="md">
        {stored && (
          <Stack gap="md">
            <Panel p="md" title="Photos">
              <CasePhotos stored={stored} />
            </Panel>
            <Panel p="md" title="Consent">
              <CaseConsent stored={stored} />
            </Panel>
          </Stack>
        )}
        <Panel p="md" title="The job">
          <CaseForm job={job} isBusy={isBusy}>
            {!stored && <NewPhotos files={photos.files} disabled={isBusy} onChoose={photos.choose} />}
          </CaseForm>
        </Panel>
      </SimpleGrid>
    </Screen>
  );
}

function purposeOf(stored: Case | null): ReactNode {
  if (!stored) return 'Saved as a draft. The customer is asked before photos, words or a name are shown.';
  if (stored.path === null) return 'Not shown to visitors.';
  return (
    <>
      Visitors see it at <Anchor href={stored.path}>{stored.path}</Anchor>
    </>
  );
}

function WithdrawCase({ stored }: { stored: Case }) {
  const withdrawing = useMutation(caseMutations.withdraw);
  return (
    <Button
      disabled={withdrawing.isPending}
      onClick={() => withdrawing.mutate({ params: { id: stored.id } })}
    >
      {withdrawing.isPending ? 'Withdrawing...' : 'Withdraw'}
    </Button>
  );
}

function DeleteCase({ stored }: { stored: Case }) {
  const navigate = route.useNavigate();
  const removing = useMutation(
    write(caseRoutes.remove, {
      failure: 'The case could not be deleted',
      done: 'Finished work deleted',
      changes: [keyOf(caseRoutes.list)],
    }),
  );
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
            removing.mutate(
              { params: { id: stored.id } },
              { onSuccess: () => void navigate({ to: '/admin/cases', ignoreBlocker: true }) },
            ),
        })
      }
    >
      Delete
    </Button>
  );
}

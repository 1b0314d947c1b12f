import { Alert, Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { type Service, serviceRoutes, serviceSchema } from '../../../contract/business/services.ts';
import { ownPack } from '../../../contract/platform/content-packs.ts';
import { errorMessage, fieldErrors } from '../../platform/api-error.ts';
import { readQuery } from '../../platform/read-query.ts';
import { announce } from '../../platform/ui/announce.ts';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { RecordScreen } from '../../platform/ui/record-screen.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { TheirsOrMine, theirsIn } from '../../platform/ui/theirs-or-mine.tsx';
import { useLeaveQuestion } from '../../platform/ui/use-leave-question.ts';
import { confirmServiceDeletion } from './confirm-service-deletion.ts';
import {
  draftOf,
  emptyService,
  errorsByField,
  problemsOf,
  type ServiceValues,
  valuesOf,
} from './service-draft.ts';
import { ServiceForm } from './service-form.tsx';
import { ServiceInterview } from './service-interview.tsx';
import { serviceMutations } from './service-mutations.ts';

const route = getRouteApi('/admin/services/$id');
const back = { to: '/admin/services', label: 'Services' } as const;
const NEW = 'new';

export function ServiceScreen() {
  const { id } = route.useParams();
  const { pack = ownPack } = route.useSearch();
  // After adding, the same form stays open and keeps later input.
  const [added, setAdded] = useState<string>();
  return id === NEW || id === added ? (
    <ServiceEditor key={NEW} stored={null} initial={emptyService(pack)} onAdd={setAdded} />
  ) : (
    <StoredService key={id} id={id} />
  );
}

function StoredService({ id }: { id: string }) {
  return (
    <RecordScreen
      query={useQuery(readQuery(serviceRoutes.read, { params: { id } }))}
      noun="Service"
      purpose="What its pages say."
      back={back}
      missing="Pages that showed its texts still do."
    >
      {service => <ServiceEditor stored={service} initial={valuesOf(service)} />}
    </RecordScreen>
  );
}

interface ServiceEditorProps {
  stored: Service | null;
  initial: ServiceValues;
  onAdd?: (id: string) => void;
}

/** One service: its names, and the texts of its pages. Null: a new one. */
function ServiceEditor({ stored, initial, onAdd }: ServiceEditorProps) {
  const navigate = route.useNavigate();
  const [base, setBase] = useState(stored);
  const [saved, setSaved] = useState(initial);
  /** A form shows texts that did not come from its fields only when it is made with another number. */
  const [{ values, number }, setForm] = useState({ values: initial, number: 0 });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const saving = useMutation(serviceMutations.save);
  const removing = useMutation(serviceMutations.remove);
  const isDirty = JSON.stringify(values) !== JSON.stringify(saved);
  useLeaveQuestion(() => isDirty, 'in this service');
  const showTexts = (texts: Partial<ServiceValues>) =>
    setForm(now => ({ values: { ...now.values, ...texts }, number: now.number + 1 }));
  const markSaved = (service: Service) => {
    setBase(service);
    setSaved(valuesOf(service));
    setProblems({});
    saving.reset();
  };
  const take = (theirs: Service) => {
    markSaved(theirs);
    showTexts(valuesOf(theirs));
  };
  const save = (over: Pick<Service, 'id' | 'revision'> | null) => {
    const draft = draftOf(values);
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    saving.mutate(
      { draft, over },
      {
        onSuccess: service => {
          markSaved(service);
          // Later input stays, and counts as a change.
          setForm(now =>
            now.values === values ? { values: valuesOf(service), number: now.number + 1 } : now,
          );
          announce(base ? 'Service saved' : 'Service added');
          if (base) return;
          onAdd?.(service.id);
          void navigate({
            to: '/admin/services/$id',
            params: { id: service.id },
            replace: true,
            ignoreBlocker: true,
          });
        },
        onError: error => setProblems(fieldErrors(error)),
      },
    );
  };
  return (
    <Screen
      title={base?.name ?? 'New service'}
      purpose="Sections that use service texts show these. Placeholders and {spin|text} are allowed."
      back={back}
      action={
        <>
          {base && (
            <Button
              c="var(--tone-red)"
              loading={removing.isPending}
              onClick={() =>
                confirmServiceDeletion(base, () =>
                  removing.mutate(
                    { params: { id: base.id } },
                    {
                      onSuccess: () => {
                        announce(`“${base.name}” deleted`);
                        void navigate({ to: '/admin/services', ignoreBlocker: true });
                      },
                    },
                  ),
                )
              }
            >
              Delete
            </Button>
          )}
          <PrimaryButton
            disabled={saving.isPending || (base !== null && !isDirty)}
            onClick={() => save(base)}
          >
            {saveLabel(saving.isPending, base)}
          </PrimaryButton>
        </>
      }
    >
      <SaveRefused
        error={saving.error}
        hasFields={Object.keys(problems).length > 0}
        onTake={take}
        onOverwrite={save}
      />
      {base && base.revision > 1 && !isDirty && (
        <Text size="sm" c="dimmed">
          Pages made before the last change show the earlier texts until you{' '}
          <ButtonLink to="/admin/templates" size="compact-xs" variant="subtle">
            move them to their template’s newest version
          </ButtonLink>
        </Text>
      )}
      <ServiceInterview
        stored={base}
        values={values}
        onChange={(change, content) =>
          setForm(now => ({
            values: { ...now.values, ...change, ...(content && { content }) },
            number: content ? now.number + 1 : now.number,
          }))
        }
      />
      <ServiceForm
        key={number}
        values={values}
        errors={errorsByField({ ...issuesOf(base, isDirty), ...problems })}
        onChange={change => setForm(now => ({ ...now, values: { ...now.values, ...change } }))}
      />
    </Screen>
  );
}

function saveLabel(isSaving: boolean, base: Service | null): string {
  if (isSaving) return 'Saving...';
  return base ? 'Save service' : 'Add service';
}

/** Issues that the server found in the saved texts. */
function issuesOf(service: Service | null, isDirty: boolean): Record<string, string> {
  if (!service || isDirty) return {};
  return Object.fromEntries(service.issues.map(({ path, message }) => [path, message]));
}

interface SaveRefusedProps {
  error: Error | null;
  /** The fields show their problems. */
  hasFields: boolean;
  onTake: (service: Service) => void;
  onOverwrite: (over: Service) => void;
}

function SaveRefused({ error, hasFields, onTake, onOverwrite }: SaveRefusedProps) {
  if (!error || hasFields) return null;
  const theirs = theirsIn(error, serviceSchema);
  return (
    <Alert color="red" role="alert" title="The service was not saved">
      <Stack gap="sm" align="flex-start">
        <Text size="md">{errorMessage(error)}</Text>
        {theirs && <TheirsOrMine theirs={theirs} onTake={onTake} onOverwrite={onOverwrite} />}
      </Stack>
    </Alert>
  );
}

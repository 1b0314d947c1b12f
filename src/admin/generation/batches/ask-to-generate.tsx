import { Anchor, Button, Group, List, Loader, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { GenerationPreview } from '../../../contract/generation/batch-reports.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { batchQueries } from './batch-queries.ts';
import { generationQuestion } from './generation-question.ts';

const SHOWN = 5;

/** Asks before batches are approved and generated in one step. `onConfirm` gets the ids of the batches that are ready. */
export function askToGenerate(ids: readonly string[], onConfirm: (ready: readonly string[]) => void): void {
  openDialog({ title: ids.length === 1 ? 'Generate batch' : 'Generate batches' }, close => (
    <GenerationQuestion
      ids={ids}
      onCancel={close}
      onConfirm={ready => {
        close();
        onConfirm(ready);
      }}
    />
  ));
}

interface GenerationQuestionProps {
  ids: readonly string[];
  onCancel: () => void;
  onConfirm: (ready: readonly string[]) => void;
}

function GenerationQuestion({ ids, onCancel, onConfirm }: GenerationQuestionProps) {
  const preview = useQuery(batchQueries.generationPreview(ids));
  const { ready = [], not_ready = [] } = preview.data ?? {};
  const toApprove = ready.filter(batch => batch.needs_approval);
  return (
    <QueryBoundary title="The forecasts could not be read" query={preview}>
      <Stack gap="md">
        {preview.data ? (
          <>
            <Text component="output" size="md" fw={600}>
              {generationQuestion(ready)}
            </Text>
            {toApprove.length > 0 && <Verdicts batches={toApprove} />}
            {not_ready.length > 0 && <NotReady batches={not_ready} />}
          </>
        ) : (
          <Skeleton height={90} aria-label="Reading the forecasts" />
        )}
        <Group justify="flex-end" gap="sm">
          <Button data-autofocus onClick={onCancel}>
            Not yet
          </Button>
          <PrimaryButton disabled={ready.length === 0} onClick={() => onConfirm(ready.map(({ id }) => id))}>
            {toApprove.length > 0 || ready.length === 0 ? 'Approve and generate' : 'Generate'}
          </PrimaryButton>
        </Group>
      </Stack>
    </QueryBoundary>
  );
}

function Verdicts({ batches }: { batches: GenerationPreview['ready'] }) {
  return (
    <section aria-label="Similarity forecast">
      <Text size="sm" fw={500}>
        Similarity forecast
      </Text>
      <NamedList items={batches.map(({ id, name, verdict_text }) => ({ id, name, text: verdict_text }))} />
    </section>
  );
}

/** The name of a batch leads to its screen. A dialog is outside of the router: the link loads the page. */
function NotReady({ batches }: { batches: GenerationPreview['not_ready'] }) {
  const isWaiting = batches.some(batch => batch.is_under_way);
  return (
    <section aria-label="Not ready">
      <Group gap="xs">
        {isWaiting && <Loader size={14} color="var(--tone-yellow)" aria-hidden />}
        <Text size="sm" fw={500} c="var(--tone-yellow)">
          {counted(batches.length, 'batch is', 'batches are')} not ready and{' '}
          {batches.length === 1 ? 'stays as it is' : 'stay as they are'}
        </Text>
      </Group>
      <NamedList
        items={batches.map(({ id, name, reason }) => ({
          id,
          name: (
            <Anchor href={`/admin/batches/${id}`} size="sm" underline="always">
              {name}
            </Anchor>
          ),
          text: reason,
        }))}
      />
      {isWaiting && (
        <Text size="sm" c="dimmed" mt={6}>
          Keep this open. Batches that become ready are added.
        </Text>
      )}
    </section>
  );
}

function NamedList({ items }: { items: readonly { id: string; name: ReactNode; text: string }[] }) {
  return (
    <List size="sm" listStyleType="none" spacing={6} mt={4}>
      {items.slice(0, SHOWN).map(({ id, name, text }) => (
        <List.Item key={id} style={{ overflowWrap: 'anywhere' }}>
          {name}
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </List.Item>
      ))}
      {items.length > SHOWN && <List.Item c="dimmed">... and {count(items.length - SHOWN)} more</List.Item>}
    </List>
  );
}

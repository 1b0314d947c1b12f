import { Alert, Button, Group, List, Loader, Paper, Stack, Text } from '@mantine/core';
import type { LocalQuestion } from '../../../contract/generation/local-questions.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { counted } from '../../platform/ui/count.ts';
import { FoldedPanel } from '../../platform/ui/folded-panel.tsx';
import type { useProposals } from './use-proposals.ts';

interface AskModelProps {
  readonly model: string;
  readonly question: LocalQuestion;
  /** The open questions of all towns. */
  readonly asked: readonly LocalQuestion[];
  readonly proposals: ReturnType<typeof useProposals>;
}

/** Asks a model about the town of a question, once it is pressed; then says what came of it. */
export function AskModel({ model, question, asked, proposals }: AskModelProps) {
  const { city, place_id } = question;
  const ofTown = asked.filter(one => one.place_id === place_id);
  const told = proposals.towns[place_id];
  const waiting = ofTown.filter(({ id }) => proposals.answers[id] !== undefined).length;
  return (
    <Paper p="md" component="section" aria-label={`Ask ${model}`}>
      <Stack gap="sm" align="flex-start" style={{ overflowWrap: 'anywhere' }}>
        {proposals.error && (
          <Alert color="red" role="alert" w="100%">
            {errorMessage(proposals.error)}
          </Alert>
        )}
        {proposals.isAsking ? (
          <Group gap="sm">
            <Group gap="xs" role="status" wrap="nowrap">
              <Loader size={16} aria-hidden />
              <Text size="sm">
                {model} is asked about {city}.
              </Text>
            </Group>
            <Button size="compact-sm" onClick={proposals.cancel}>
              Cancel
            </Button>
          </Group>
        ) : (
          <>
            <Text size="sm" role="status">
              {told
                ? toldOf(model, city, waiting, told.unknown)
                : `${model} can propose answers about ${city}.`}{' '}
              <Text span size="sm" c="dimmed">
                A model can be wrong. Nothing is on a page until you confirm it.
              </Text>
            </Text>
            {told && told.left_out.length > 0 && (
              <FoldedPanel
                title="Left out"
                note={`${counted(told.left_out.length, 'answer')} that can’t be a fact`}
              >
                <List size="sm" spacing={6}>
                  {told.left_out.map(({ label, value, reason }) => (
                    <List.Item key={label}>
                      <b>{label}</b>, “{value}”: {reason}
                    </List.Item>
                  ))}
                </List>
              </FoldedPanel>
            )}
            {waiting === 0 && (
              <Button
                h="auto"
                mih={36}
                py={6}
                styles={{ label: { whiteSpace: 'normal' } }}
                onClick={() => proposals.ask(ofTown)}
              >
                {told ? `Ask ${model} again` : `Ask ${model} about ${city}`}
              </Button>
            )}
          </>
        )}
      </Stack>
    </Paper>
  );
}

function toldOf(model: string, city: string, waiting: number, unknown: number): string {
  const open =
    waiting === 0
      ? `No answer of ${model} about ${city} is left to check.`
      : `${counted(waiting, 'answer')} of ${model} about ${city} to check.`;
  return unknown === 0 ? open : `${open} To ${counted(unknown, 'question')} it had none.`;
}

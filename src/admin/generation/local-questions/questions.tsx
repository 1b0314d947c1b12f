import { Button, Group, List, NativeSelect, Paper, Progress, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconMapPin } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { countyShown } from '../../../contract/business/places.ts';
import type {
  AskedTown,
  LocalQuestion,
  LocalQuestionList,
} from '../../../contract/generation/local-questions.ts';
import { counted } from '../../platform/ui/count.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { FoldedPanel } from '../../platform/ui/folded-panel.tsx';
import { ButtonLink, PrimaryLink, TextLink } from '../../platform/ui/links.tsx';
import { AskModel } from './ask-model.tsx';
import { QuestionForm } from './question-form.tsx';
import { useProposals } from './use-proposals.ts';

const route = getRouteApi('/admin/local-facts');

interface QuestionsProps {
  readonly list: LocalQuestionList;
  readonly batch: string | undefined;
  readonly place: string | undefined;
}

/** The meter, the next question, and what is left when all are answered. */
export function Questions({ list, batch, place }: QuestionsProps) {
  const navigate = route.useNavigate();
  const [asksSkipped, askSkipped] = useState(false);
  const proposals = useProposals();
  const asked = list.items.filter(({ is_skipped }) => is_skipped === asksSkipped);
  const [next] = asked;
  if (list.towns.length === 0) return <NoTowns />;
  return (
    <Stack gap="lg">
      <AnswerMeter list={list} batch={batch} />
      {(list.towns.length > 1 || place !== undefined) && (
        <NativeSelect
          label="Town"
          maw="24rem"
          value={place === undefined ? '' : (list.towns[0]?.id ?? '')}
          data={[
            { value: '', label: 'All towns' },
            ...list.towns.map(({ id, city, state, open }) => ({
              value: id,
              label: `${city}, ${state} (${counted(open, 'question')})`,
            })),
          ]}
          onChange={event => {
            const chosen = event.currentTarget.value;
            void navigate({ search: { batch, place: chosen === '' ? undefined : chosen } });
          }}
        />
      )}
      {next ? (
        <>
          {list.model !== null && (
            <AskModel model={list.model} question={next} asked={asked} proposals={proposals} />
          )}
          <QuestionForm
            key={next.id}
            question={next}
            others={othersOf(next, asked)}
            proposal={list.model === null ? undefined : proposals.answers[next.id]}
            onProposalDone={() => proposals.forget(next.id)}
          />
        </>
      ) : (
        <NothingLeft
          skipped={asksSkipped ? 0 : list.skipped}
          batch={batch}
          onAskSkipped={() => askSkipped(true)}
        />
      )}
      {batch !== undefined && <ThinTowns towns={list.towns} batch={batch} />}
    </Stack>
  );
}

/** Other towns with the same question, those of the same county first. */
function othersOf(question: LocalQuestion, asked: readonly LocalQuestion[]): readonly LocalQuestion[] {
  return asked.filter(({ predicate, id }) => predicate === question.predicate && id !== question.id);
}

interface NothingLeftProps {
  readonly skipped: number;
  readonly batch: string | undefined;
  readonly onAskSkipped: () => void;
}

function NothingLeft({ skipped, batch, onAskSkipped }: NothingLeftProps) {
  return (
    <EmptyState
      icon={IconCheck}
      title="Nothing left to ask"
      why={
        skipped > 0
          ? `You skipped ${counted(skipped, 'question')}.`
          : 'Every fact that these pages can show is stated.'
      }
      step={
        <>
          {batch === undefined ? (
            <ButtonLink to="/admin/statements">See statements</ButtonLink>
          ) : (
            <PrimaryLink to="/admin/batches/$id" params={{ id: batch }}>
              Open the batch
            </PrimaryLink>
          )}
          {skipped > 0 && <Button onClick={onAskSkipped}>Ask skipped ones again</Button>}
        </>
      }
    />
  );
}

function NoTowns() {
  return (
    <Stack gap="md" align="center">
      <EmptyState
        icon={IconMapPin}
        title="No towns to ask about"
        why="Plan pages, or name a town."
        step={<PrimaryLink to="/admin/generator">Plan pages</PrimaryLink>}
      />
      <AskTown />
      <Text size="sm" c="dimmed">
        Many facts at once: import a CSV.
      </Text>
    </Stack>
  );
}

/** Asks about a town by its name. */
export function AskTown() {
  const navigate = route.useNavigate();
  const [town, setTown] = useState('');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const place = town.trim();
    if (place !== '') void navigate({ search: { place } });
  };
  return (
    <form onSubmit={ask}>
      <Group gap="sm" align="end">
        <TextInput
          label="Town"
          placeholder="Round Rock, TX"
          value={town}
          maxLength={200}
          onChange={event => setTown(event.currentTarget.value)}
        />
        <Button type="submit">Ask about it</Button>
      </Group>
    </form>
  );
}

/** Towns with too little to say, by county: together they may fill one page. */
function ThinTowns({ towns, batch }: { towns: readonly AskedTown[]; batch: string }) {
  const thin = towns.filter(({ lacks }) => lacks > 0);
  if (thin.length === 0) return null;
  const byCounty = Map.groupBy(thin, ({ county, state }) =>
    county === null ? state : `${countyShown(county)}, ${state}`,
  );
  return (
    <FoldedPanel
      title="One page for a county instead"
      note={`${counted(thin.length, 'town')} with too little to say, by county`}
    >
      <Stack gap="sm">
        <Text size="sm">
          A page of a served county tells what is known of its towns. The batch offers it where that page
          passes.
        </Text>
        <List size="sm" spacing={4}>
          {[...byCounty].map(([county, its]) => (
            <List.Item key={county}>
              <strong>{county}</strong>: {its.map(({ city, lacks }) => `${city} (${lacks} more)`).join(', ')}
            </List.Item>
          ))}
        </List>
        <ButtonLink to="/admin/batches/$id" params={{ id: batch }} w="fit-content">
          Open the batch
        </ButtonLink>
      </Stack>
    </FoldedPanel>
  );
}

/** More is nobody’s task for a day. */
const manyMinutes = 30;

const restText = (minutes: number) =>
  minutes > manyMinutes
    ? 'The most useful ones come first: ten minutes help.'
    : `The rest takes about ${counted(minutes, 'minute')}.`;

const enough = 'Every town has enough to say; each answer adds to it.';

/** How far the questions are answered, and what is still needed. */
function AnswerMeter({ list, batch }: { list: LocalQuestionList; batch: string | undefined }) {
  const { answered, open, skipped, minutes, advice } = list;
  const all = answered + open + skipped;
  const percent = all === 0 ? 0 : Math.round((answered / all) * 100);
  const time = minutes === 0 ? '' : restText(minutes);
  return (
    <Paper p="md">
      <Stack gap="xs">
        <Progress.Root size="lg">
          <Progress.Section value={percent} aria-label="Questions answered" />
        </Progress.Root>
        <Text size="sm" aria-live="polite" style={{ overflowWrap: 'anywhere' }}>
          <strong>
            {answered} of {counted(all, 'question')} answered
          </strong>
          {skipped > 0 && `, ${skipped} skipped`}. {advice || (batch === undefined ? time : enough)}
        </Text>
        {list.is_partial && (
          <Text size="sm" c="dimmed">
            The list is long: only its first towns are asked about. Import a CSV for the others.
          </Text>
        )}
        {batch !== undefined && (
          <TextLink to="/admin/batches/$id" params={{ id: batch }} size="sm" w="fit-content">
            Back to the batch
          </TextLink>
        )}
      </Stack>
    </Paper>
  );
}

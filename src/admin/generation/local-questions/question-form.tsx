import { Badge, Button, Checkbox, Group, Paper, Stack, Text, Textarea, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import {
  type LocalQuestion,
  localQuestionRoutes,
  maxSame,
} from '../../../contract/generation/local-questions.ts';
import { statementChanges } from '../../business/statements/statement-mutations.ts';
import { sentenceOf } from '../../business/statements/subject-shown.ts';
import { call, type InputOf } from '../../platform/api.ts';
import { errorMessage, fieldErrors, isRefusal } from '../../platform/api-error.ts';
import { counted } from '../../platform/ui/count.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { write } from '../../platform/write.ts';
import { OwnSuggestions } from './own-suggestions.tsx';
import { ProposedAnswer } from './proposed-answer.tsx';
import classes from './question-form.module.css';
import type { Proposal } from './use-proposals.ts';

type LocalAnswer = InputOf<typeof localQuestionRoutes.answer>;

/** Suggestions of other towns come first: after the answer itself, the next question is there. */
const answering = write({
  mutationFn: async ({
    answer,
    suggested,
  }: {
    answer: LocalAnswer;
    suggested?: readonly LocalQuestion[];
  }) => {
    for (const { id, suggestion } of suggested ?? [])
      if (suggestion !== null)
        await call(localQuestionRoutes.answer, {
          params: { id },
          body: { answer: suggestion.value, is_confirmed: true },
        });
    return call(localQuestionRoutes.answer, answer);
  },
  silentFailure: true,
  changes: statementChanges,
});

interface QuestionFormProps {
  readonly question: LocalQuestion;
  /** Other towns with this question. */
  readonly others: readonly LocalQuestion[];
  /** What a model answers. Nobody has checked it. */
  readonly proposal?: Proposal | undefined;
  readonly onProposalDone: () => void;
}

/** One question, with everything that helps to answer it. Enter saves, Escape skips. */
export function QuestionForm({ question, others, proposal, onProposalDone }: QuestionFormProps) {
  const { id, city, state, frame, find, suggestion } = question;
  const titleId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [answer, setAnswer] = useState('');
  const [same, setSame] = useState<string[]>([]);
  const sending = useMutation(answering);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const [own, setOwn] = useState<string[]>([]);
  const suggested = others.filter(({ place_id }) => own.includes(place_id) && !same.includes(place_id));
  const chosen = others.filter(other => same.includes(other.place_id)).map(({ place_id }) => place_id);
  /** The next question is there before this one hears of its success. */
  const send = (body: LocalAnswer['body'], also: readonly LocalQuestion[] = []) =>
    void sending
      .mutateAsync({ answer: { params: { id }, body }, suggested: also })
      .then(onProposalDone, () => undefined);
  const save = (is_confirmed = false) => send({ answer, same_for: chosen, is_confirmed }, suggested);
  /** What a model said is about one town. */
  const confirm = ({ value, doubt }: Proposal, source: string) =>
    send({ answer: value, ...(source !== '' && { source }), is_confirmed: doubt !== '' });
  const skip = (same_for = chosen) =>
    sending.mutate({ answer: { params: { id }, body: { skip: true, same_for } } });
  const onKeyDown = (event: KeyboardEvent) => {
    if (sending.isPending || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') skip();
    else if (event.key === 'Enter' && !event.shiftKey) save();
    else return;
    event.preventDefault();
  };
  const isDoubted = isRefusal(sending.error, 'answer-doubtful');
  return (
    <Paper p="lg" component="section" aria-labelledby={titleId}>
      <Stack gap="md">
        <div>
          <Group gap="xs">
            <Text size="sm" c="dimmed">
              {city}, {state} · {question.label}
            </Text>
            {question.is_needed && <Badge variant="light">Needed</Badge>}
          </Group>
          <Title order={2} id={titleId} className={classes.question}>
            {question.question}
          </Title>
          {find !== null && (
            <Text size="sm" c="dimmed" mt={4} maw="44rem">
              {find}
            </Text>
          )}
        </div>
        {proposal !== undefined && (
          <ProposedAnswer
            sentence={sentenceOf({ frame }, proposal.value)}
            doubt={proposal.doubt}
            problem={fieldErrors(sending.error).source}
            isSending={sending.isPending}
            onConfirm={source => confirm(proposal, source)}
            onEdit={() => {
              setAnswer(proposal.value);
              onProposalDone();
              input.current?.focus();
            }}
            onRefuse={onProposalDone}
          />
        )}
        <Textarea
          ref={input}
          label="Your answer"
          description="The part of the sentence below, without its period."
          size="lg"
          autosize
          minRows={2}
          maxRows={8}
          value={answer}
          error={sending.error && !fieldErrors(sending.error).source && errorMessage(sending.error)}
          onChange={event => {
            setAnswer(event.currentTarget.value);
            if (sending.isError) sending.reset();
          }}
          onKeyDown={onKeyDown}
        />
        <Text className={classes.preview}>Pages say: {sentenceOf({ frame }, answer)}</Text>
        {suggestion && (
          <div>
            <Button
              size="xs"
              h="auto"
              className={classes.suggestion}
              onClick={() => {
                setAnswer(suggestion.value);
                input.current?.focus();
              }}
            >
              Use “{suggestion.value}”
            </Button>
            <Text size="xs" c="dimmed" mt={4}>
              A suggestion; confirm it only if it is true. {suggestion.because}.
            </Text>
          </div>
        )}
        <OwnSuggestions others={others} chosen={own} onChoose={setOwn} />
        <SameTowns others={others} chosen={same} onChoose={setSame} />
        <Group gap="sm">
          {isDoubted ? (
            <PrimaryButton loading={sending.isPending} onClick={() => save(true)}>
              Keep it and go on
            </PrimaryButton>
          ) : (
            <PrimaryButton loading={sending.isPending} onClick={() => save()}>
              Save and go on
            </PrimaryButton>
          )}
          <Button disabled={sending.isPending} onClick={() => skip()}>
            Skip
          </Button>
          {others.length > 0 && (
            <Button
              disabled={sending.isPending}
              onClick={() => skip(others.map(({ place_id }) => place_id).slice(0, maxSame))}
            >
              Skip for all towns
            </Button>
          )}
          <Text size="sm" c="dimmed">
            {addsOf(question, others, [...chosen, ...suggested.map(({ place_id }) => place_id)])}
          </Text>
        </Group>
        <Text size="xs" c="dimmed" visibleFrom="sm">
          Enter saves, Esc skips.
        </Text>
      </Stack>
    </Paper>
  );
}

/** @example 'Adds 1 sentence to 12 pages.' */
function addsOf(
  question: LocalQuestion,
  others: readonly LocalQuestion[],
  chosen: readonly string[],
): string {
  const its = [question, ...others.filter(({ place_id }) => chosen.includes(place_id))];
  const pages = its.reduce((sum, one) => sum + one.pages, 0);
  if (pages === 0) return 'No page shows it yet; the town’s own page will.';
  const sentences = Math.max(...its.map(one => one.sentences));
  return `Adds ${counted(sentences, 'sentence')} to ${counted(pages, 'page')}.`;
}

interface SameTownsProps {
  readonly others: readonly LocalQuestion[];
  readonly chosen: string[];
  readonly onChoose: (places: string[]) => void;
}

function SameTowns({ others, chosen, onChoose }: SameTownsProps) {
  if (others.length === 0) return null;
  const isAll = others.every(({ place_id }) => chosen.includes(place_id));
  return (
    <Stack gap="xs">
      <Checkbox.Group label="Same for these towns" value={chosen} onChange={onChoose}>
        <div className={classes.towns}>
          {others.map(({ place_id, city, state }) => (
            <Checkbox key={place_id} value={place_id} label={`${city}, ${state}`} />
          ))}
        </div>
      </Checkbox.Group>
      {others.length > 1 && (
        <Checkbox
          label="All of them"
          checked={isAll}
          indeterminate={!isAll && chosen.length > 0}
          onChange={event =>
            onChoose(event.currentTarget.checked ? others.map(({ place_id }) => place_id) : [])
          }
        />
      )}
    </Stack>
  );
}

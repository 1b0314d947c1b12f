import { Alert, Button, List, Progress, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { useId } from 'react';
import {
  type AnswerRemark,
  answerLabels,
  answerParts,
  type ServiceDraft,
} from '../../../contract/business/answers.ts';
import type { ServiceTexts } from '../../../contract/business/service-texts.ts';
import { errorMessage, fieldErrors } from '../../platform/api-error.ts';
import { AnswersGiven } from './answers-given.tsx';
import { type InterviewOf, lengthProblem, questionOn, type Told, useInterview } from './use-interview.ts';
import { WriteWithModel } from './write-with-model.tsx';

interface InterviewProps {
  readonly of: InterviewOf;
  readonly told: Told;
  readonly onTell: (told: Told) => void;
  /** Called with the texts that follow. */
  readonly onDraft?: (draft: ServiceDraft) => void;
  /** Takes the texts that a model wrote; null: those that follow from the answers. */
  readonly onTexts: (written: ServiceTexts | null) => void;
}

/** What an owner says of a service: in one box first, then one question at a time for what is missing. */
export function Interview({ of, told, onTell, onDraft, onTexts }: InterviewProps) {
  const interview = useInterview({ of, told, onTell, onDraft });
  const { draft, open, isReading } = interview;
  const hasAnswers = Object.values(told.answers).some(answer => answer.trim() !== '');
  const problem = lengthProblem(told.description) ?? fieldErrors(interview.error).description;
  return (
    <Stack gap="lg">
      <OwnSentences own={(told.written ?? draft)?.own_sentences} needed={draft?.needed_sentences} />
      <SimpleGrid cols={hasAnswers ? 1 : { base: 1, sm: 2 }} spacing="lg">
        <Stack gap="sm" align="flex-start">
          <Textarea
            key={String(hasAnswers)}
            w="100%"
            label={hasAnswers ? 'More lines' : 'Describe the work in about ten lines'}
            description={
              hasAnswers ? 'Lines that are in no part yet.' : 'Your words, your order. Pages quote them.'
            }
            minRows={hasAnswers ? 2 : 8}
            maxRows={24}
            autosize
            value={told.description}
            error={problem}
            onChange={event => onTell({ ...told, description: event.currentTarget.value })}
          />
          <Button
            loading={isReading}
            disabled={told.description.trim() === '' || problem !== undefined}
            onClick={interview.split}
          >
            Sort my lines
          </Button>
        </Stack>
        {!hasAnswers && (
          <div>
            <Text size="sm" fw={600}>
              What belongs in it
            </Text>
            <List size="sm" mt={4} spacing={2}>
              {answerParts.map(part => (
                <List.Item key={part}>{answerLabels[part].question}</List.Item>
              ))}
            </List>
          </div>
        )}
      </SimpleGrid>
      {interview.error && problem === undefined && (
        <Alert color="red" role="alert" title="The lines could not be read">
          {errorMessage(interview.error)}
        </Alert>
      )}
      <Remarks remarks={draft?.remarks ?? []} />
      {open !== undefined && draft && (
        <Question
          key={open}
          {...questionOn(draft, open)}
          left={draft.questions.length}
          value={interview.typed}
          isReading={isReading}
          onType={interview.type}
          onAnswer={interview.answer}
          onSkip={interview.skip}
        />
      )}
      {open === undefined && interview.skippedCount > 0 && (
        <div>
          <Button variant="subtle" onClick={interview.askAgain}>
            Ask the {interview.skippedCount} skipped again
          </Button>
        </div>
      )}
      <AnswersGiven answers={told.answers} onChange={interview.choose} />
      {hasAnswers && draft && draft.model !== null && (
        <WriteWithModel of={of} told={told} model={draft.model} onTexts={onTexts} />
      )}
    </Stack>
  );
}

interface OwnSentencesProps {
  readonly own: number | undefined;
  readonly needed: number | undefined;
}

function OwnSentences({ own = 0, needed }: OwnSentencesProps) {
  const isEnough = needed !== undefined && own >= needed;
  return (
    <div role="status">
      <Text size="sm">
        <b>
          {own} of {needed ?? 0}
        </b>{' '}
        sentences that only this service has.{' '}
        {isEnough
          ? 'Its pages can be offered to search engines.'
          : 'With fewer, its pages stay out of search engines.'}
      </Text>
      <Progress
        value={needed ? Math.min(100, (own / needed) * 100) : 0}
        color={isEnough ? 'green' : 'yellow'}
        mt={6}
        aria-label="Sentences that only this service has"
      />
    </div>
  );
}

const maxShown = 12;

/** What was found in the lines, the lines that no text may say first. */
function Remarks({ remarks }: { remarks: readonly AnswerRemark[] }) {
  if (remarks.length === 0) return null;
  const ordered = remarks.toSorted((one, other) => Number(other.is_left_out) - Number(one.is_left_out));
  const leftOut = remarks.filter(({ is_left_out }) => is_left_out).length;
  return (
    <Alert
      color="yellow"
      title={
        leftOut > 0 ? `${leftOut} of your sentences can’t be on pages yet` : 'What was changed in your lines'
      }
    >
      <List size="sm" spacing={6}>
        {ordered.slice(0, maxShown).map(({ part, line, text, message }) => (
          <List.Item key={`${part} ${line} ${text} ${message}`} style={{ overflowWrap: 'anywhere' }}>
            <b>{part === null ? `Line ${line}` : `${answerLabels[part].label}, line ${line}`}</b>, “
            {text.length > 90 ? `${text.slice(0, 90)}…` : text}”: {message}
          </List.Item>
        ))}
      </List>
      {ordered.length > maxShown && <Text size="sm">And {ordered.length - maxShown} more.</Text>}
    </Alert>
  );
}

interface QuestionProps {
  readonly question: string;
  readonly help: string;
  /** How many questions are open. */
  readonly left: number;
  readonly value: string;
  readonly isReading: boolean;
  readonly onType: (text: string) => void;
  readonly onAnswer: () => void;
  readonly onSkip: () => void;
}

/** One question. Control or Command with Enter answers it. */
function Question({ question, help, left, value, isReading, onType, onAnswer, onSkip }: QuestionProps) {
  const id = useId();
  const problem = lengthProblem(value);
  const canAnswer = value.trim() !== '' && problem === undefined && !isReading;
  return (
    <Stack gap="sm" component="section" aria-labelledby={id}>
      <Text id={id} size="sm" c="dimmed">
        {left === 1 ? 'One question is open' : `${left} questions are open`}
      </Text>
      <Textarea
        label={question}
        description={help}
        minRows={3}
        maxRows={14}
        autosize
        value={value}
        error={problem}
        onChange={event => onType(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          if (canAnswer) onAnswer();
        }}
      />
      <div className="buttons">
        <Button disabled={!canAnswer} loading={isReading} onClick={onAnswer}>
          Take this answer
        </Button>
        <Button variant="subtle" onClick={onSkip}>
          Skip
        </Button>
      </div>
    </Stack>
  );
}

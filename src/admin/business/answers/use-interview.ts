import { useLocalStorage } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type AnswerPart,
  answerLabels,
  maxDescription,
  noAnswers,
  type ServiceAnswers,
  type ServiceDraft,
} from '../../../contract/business/answers.ts';
import type { ServiceTexts } from '../../../contract/business/service-texts.ts';
import { serviceRoutes } from '../../../contract/business/services.ts';
import { write } from '../../platform/write.ts';

/** What an owner has typed of a service. */
export interface Told {
  /** Lines that are in no part yet. */
  readonly description: string;
  readonly answers: ServiceAnswers;
  /** What a model wrote from these answers, if it is taken. */
  readonly written?: Pick<ServiceTexts, 'content' | 'own_sentences' | 'written_by'>;
}

export const nothingTold: Told = { description: '', answers: noAnswers };

export interface InterviewOf {
  readonly name: string;
  readonly content_pack: string;
  readonly keyword?: string | undefined;
  /** Set for a stored service. */
  readonly id?: string | undefined;
  /** Towns of a business that is not set up yet. */
  readonly places?: readonly string[] | undefined;
}

interface InterviewOptions {
  readonly of: InterviewOf;
  readonly told: Told;
  readonly onTell: (told: Told) => void;
  readonly onDraft?: ((draft: ServiceDraft) => void) | undefined;
}

/** The question that is open: a missing part, or one that its owner changes. */
export function useInterview({ of, told, onTell, onDraft }: InterviewOptions) {
  const [draft, setDraft] = useState<ServiceDraft>();
  const [skipped, setSkipped] = useState<readonly AnswerPart[]>([]);
  const [chosen, setChosen] = useState<AnswerPart>();
  const unsaved = useUnsavedAnswers(`${of.content_pack} ${of.id ?? of.name}`);
  const drafting = useMutation(
    write(serviceRoutes.draft, { failure: 'The lines could not be read', silentFailure: true, changes: [] }),
  );
  const open = chosen ?? draft?.questions.find(({ part }) => !skipped.includes(part))?.part;
  const ask = (next: Told, onRead: (draft: ServiceDraft) => void = () => undefined) =>
    drafting.mutate(
      {
        body: {
          ...of,
          places: of.places && [...of.places],
          description: next.description,
          answers: next.answers,
        },
      },
      {
        onSuccess: read => {
          setDraft(read);
          onRead(read);
          onDraft?.(read);
        },
      },
    );
  const first = useRef(() => ask(told));
  useEffect(() => first.current(), []);
  return {
    draft,
    open,
    error: drafting.error,
    isReading: drafting.isPending,
    skippedCount: draft?.questions.filter(({ part }) => skipped.includes(part)).length ?? 0,
    typed: open === undefined ? '' : (unsaved.typed[open] ?? told.answers[open]),
    type: (text: string) => open !== undefined && unsaved.keep(open, text),
    /** Splits the description. Lines that no text may say stay in it. */
    split: () =>
      ask(told, read => {
        const left = read.remarks.filter(({ part, is_left_out }) => part === null && is_left_out);
        onTell({ description: left.map(({ text }) => text).join('\n'), answers: read.answers });
        setSkipped([]);
      }),
    answer: () => {
      if (open === undefined) return;
      // Texts that a model wrote from other answers are gone.
      const next: Told = {
        description: told.description,
        answers: { ...told.answers, [open]: unsaved.typed[open] ?? told.answers[open] },
      };
      // The description keeps its lines: only its own button splits them.
      ask({ ...next, description: '' }, read => {
        unsaved.forget(open);
        onTell({ ...next, answers: read.answers });
        setChosen(undefined);
        setSkipped(before => (read.questions.some(({ part }) => part === open) ? [...before, open] : before));
      });
    },
    skip: () => {
      if (open === undefined) return;
      setSkipped(before => [...before, open]);
      setChosen(undefined);
    },
    choose: (part: AnswerPart) => setChosen(part),
    askAgain: () => setSkipped([]),
  };
}

/** Answers that are typed and not saved survive a reload of the screen. */
function useUnsavedAnswers(key: string) {
  const [typed, setTyped] = useLocalStorage<Partial<Record<AnswerPart, string>>>({
    key: `pagehaul-answers ${key}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  return {
    typed,
    keep: (part: AnswerPart, text: string) => setTyped(before => ({ ...before, [part]: text })),
    forget: (part: AnswerPart) =>
      setTyped(before => Object.fromEntries(Object.entries(before).filter(([name]) => name !== part))),
  };
}

/** The question as it is asked now: the program may ask for more of a part. */
export function questionOn(draft: ServiceDraft | undefined, part: AnswerPart) {
  return draft?.questions.find(one => one.part === part) ?? answerLabels[part];
}

/** What is wrong with a text before it is sent. */
export function lengthProblem(text: string): string | undefined {
  const counted = (count: number) => count.toLocaleString('en-US');
  return text.length <= maxDescription
    ? undefined
    : `At most ${counted(maxDescription)} characters; this text has ${counted(text.length)}. Nothing is lost: shorten it here.`;
}

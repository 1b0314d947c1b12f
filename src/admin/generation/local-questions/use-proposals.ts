import { useSessionStorage } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  type AnswerProposals,
  type LocalQuestion,
  localQuestionRoutes,
  maxProposed,
} from '../../../contract/generation/local-questions.ts';
import { call } from '../../platform/api.ts';
import { write } from '../../platform/write.ts';

export type Proposal = Pick<AnswerProposals['items'][number], 'value' | 'doubt'>;

/** What a model answered, by question and by town. */
interface Kept {
  readonly answers: Readonly<Record<string, Proposal>>;
  readonly towns: Readonly<Record<string, Pick<AnswerProposals, 'left_out' | 'unknown'>>>;
}

interface Asked {
  /** Open questions of one town. */
  readonly questions: readonly LocalQuestion[];
  readonly signal: AbortSignal;
}

const nothing: Kept = { answers: {}, towns: {} };

/** Answers of a model that nobody has checked. They are kept in this browser tab alone, and survive a reload. */
export function useProposals() {
  const [kept, setKept] = useSessionStorage<Kept>({
    key: 'pagehaul-proposals',
    defaultValue: nothing,
    getInitialValueInEffect: false,
  });
  const line = useRef<AbortController | null>(null);
  useEffect(() => () => line.current?.abort(), []);
  const asking = useMutation(
    write<AnswerProposals, Asked>({
      silentFailure: true,
      mutationFn: ({ questions, signal }) => {
        const place = questions[0]?.place_id ?? '';
        const predicates = questions.slice(0, maxProposed).map(({ predicate }) => predicate);
        return call(localQuestionRoutes.propose, { body: { place, predicates }, signal });
      },
    }),
  );
  return {
    answers: kept.answers,
    towns: kept.towns,
    isAsking: asking.isPending,
    error: asking.error,
    /** Asks about questions of one town. */
    ask: (questions: readonly LocalQuestion[]) => {
      const own = new AbortController();
      line.current = own;
      asking.mutate(
        { questions, signal: own.signal },
        {
          onSuccess: ({ place_id, items, left_out, unknown }) =>
            setKept(before => ({
              answers: {
                ...before.answers,
                ...Object.fromEntries(items.map(({ id, ...proposal }) => [id, proposal])),
              },
              towns: { ...before.towns, [place_id]: { left_out, unknown } },
            })),
        },
      );
    },
    cancel: () => {
      line.current?.abort();
      asking.reset();
    },
    forget: (id: string) =>
      setKept(before => ({
        ...before,
        answers: Object.fromEntries(Object.entries(before.answers).filter(([name]) => name !== id)),
      })),
  };
}

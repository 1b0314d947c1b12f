import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  type Statement,
  statementInputSchema,
  statementRoutes,
} from '../../../contract/business/statements.ts';
import { call } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { announce } from '../../platform/ui/announce.ts';
import type { FileVerdict } from '../../platform/ui/csv-import.tsx';
import { subjectShown } from './subject-shown.ts';

export type StatementQuery = z.input<typeof statementRoutes.list.query>;
export type StatementDraft = z.output<typeof statementInputSchema>;

export const statementQueries = {
  list: (query: StatementQuery) => listQuery(['statements', 'list', query], statementRoutes.list, { query }),

  expiring: (query: z.input<typeof statementRoutes.expiring.query>) =>
    readQuery(['statements', 'expiring', query], statementRoutes.expiring, { query }),

  /** What a page about this place can say. */
  facts: (query: z.input<typeof statementRoutes.facts.query>) =>
    listQuery(['statements', 'facts', query], statementRoutes.facts, { query }),
};

const lookAgain = (client: QueryClient) => void client.invalidateQueries({ queryKey: ['statements'] });

export const statementWrites = {
  save: (client: QueryClient, stored: Statement | null) =>
    mutationOptions({
      mutationFn: ({ subject_kind, subject, predicate, ...text }: StatementDraft) =>
        stored
          ? call(statementRoutes.update, {
              params: { id: stored.id },
              body: { ...text, based_on: stored.revision },
            })
          : call(statementRoutes.create, { body: { subject_kind, subject, predicate, ...text } }),
      meta: { quiet: true },
      onSuccess: () => lookAgain(client),
    }),

  choose: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id }: Statement) =>
        call(statementRoutes.update, { params: { id }, body: { is_chosen: true } }),
      meta: { failure: 'The source could not be chosen' },
      onSettled: () => lookAgain(client),
    }),

  remove: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id }: Statement) => call(statementRoutes.remove, { params: { id } }),
      meta: { failure: 'The statement could not be deleted' },
      onSuccess: () => announce('Statement deleted'),
      onSettled: () => lookAgain(client),
    }),

  importCsv: (client: QueryClient) =>
    mutationOptions({
      mutationFn: async (body: { csv: string; apply: boolean }): Promise<FileVerdict> => {
        const { counts, rows } = await call(statementRoutes.import, { body });
        return {
          counts,
          rows: rows.map(({ line, subject, predicate, verdict, reason }) => ({
            line,
            name: `${subject}, ${predicate}`,
            verdict,
            reason,
          })),
        };
      },
      meta: { quiet: true },
      onSuccess: (_, { apply }) => apply && lookAgain(client),
    }),
};

/** A statement as its form holds it. */
export function draftOf({ subject_kind, subject, ...rest }: Statement): StatementDraft {
  const { predicate, value, source, source_name, checked_on, expires_on, license } = rest;
  return {
    subject_kind,
    subject,
    predicate,
    value,
    source,
    source_name,
    checked_on,
    expires_on,
    license,
  };
}

/** @example nameOf(statement) // 'Davie, FL: How much one pickup takes' */
export function nameOf(statement: Statement): string {
  return `${subjectShown(statement)}: ${statement.predicate}`;
}

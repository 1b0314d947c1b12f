import type { z } from 'zod';
import {
  type Statement,
  statementInputSchema,
  statementRoutes,
} from '../../../contract/business/statements.ts';
import { call } from '../../platform/api.ts';
import { importWrite } from '../../platform/import-write.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { write } from '../../platform/write.ts';
import { subjectShown } from './subject-shown.ts';

export type StatementQuery = z.input<typeof statementRoutes.list.query>;
export type StatementDraft = z.output<typeof statementInputSchema>;

export const statementQueries = {
  list: (query: StatementQuery) => listQuery(['statements', 'list', query], statementRoutes.list, { query }),

  expiring: (query: z.input<typeof statementRoutes.expiring.query>) =>
    readQuery(['statements', 'expiring', query], statementRoutes.expiring, { query }),

  /** The facts available to a page about this place. */
  facts: (query: z.input<typeof statementRoutes.facts.query>) =>
    listQuery(['statements', 'facts', query], statementRoutes.facts, { query }),
};

export const statementWrites = {
  save: write({
    mutationFn: ({ values, over }: { values: StatementDraft; over: Statement | null }) => {
      const { subject_kind, subject, predicate, ...text } = values;
      return over
        ? call(statementRoutes.update, {
            params: { id: over.id },
            body: { ...text, based_on: over.revision },
          })
        : call(statementRoutes.create, { body: { subject_kind, subject, predicate, ...text } });
    },
    silentFailure: true,
    done: (_saved, { over }) => (over ? 'Statement saved. Pages show it now.' : 'Statement added'),
    changes: [['statements']],
  }),

  choose: write({
    mutationFn: ({ id }: Statement) =>
      call(statementRoutes.update, { params: { id }, body: { is_chosen: true } }),
    failure: 'The source could not be chosen',
    done: 'Chosen. Pages show it now.',
    changes: [['statements']],
  }),

  remove: write({
    mutationFn: ({ id }: Statement) => call(statementRoutes.remove, { params: { id } }),
    failure: 'The statement could not be deleted',
    done: 'Statement deleted',
    changes: [['statements']],
  }),

  importCsv: importWrite({
    send: body => call(statementRoutes.import, { body }),
    nameOf: ({ subject, predicate }) => `${subject}, ${predicate}`,
    changes: [['statements']],
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

import type { z } from 'zod';
import { areaRoutes } from '../../../contract/business/areas.ts';
import {
  type Statement,
  statementInputSchema,
  statementRoutes,
} from '../../../contract/business/statements.ts';
import { call } from '../../platform/api.ts';
import { importWrite } from '../../platform/import-write.ts';
import { keyOf, nounKey } from '../../platform/route-key.ts';
import { write } from '../../platform/write.ts';

export type StatementDraft = z.output<typeof statementInputSchema>;

/** Some statements are rules of areas, and batches count the facts of their pages. */
export const statementChanges = [nounKey(statementRoutes.list), keyOf(areaRoutes.rules), ['batches']];

export const statementMutations = {
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
    changes: statementChanges,
  }),

  choose: write(statementRoutes.update, {
    failure: 'The source could not be chosen',
    done: 'Chosen. Pages show it now.',
    changes: statementChanges,
  }),

  importCsv: importWrite({
    send: body => call(statementRoutes.import, { body }),
    nameOf: ({ subject, predicate }) => `${subject}, ${predicate}`,
    changes: statementChanges,
  }),
};

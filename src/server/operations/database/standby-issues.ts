import type { DatabaseState } from '../../../contract/operations/database.ts';
import { type Standby, type StandbyProblem, standbyLabels } from '../../platform/db/standby.ts';

const advice: Readonly<Record<Exclude<StandbyProblem, 'is-primary'>, string>> = {
  unreachable: 'Check that it runs, and its address and password in DATABASE_READ_URL.',
  behind: 'Check its load, its disk and its connection to the primary.',
  'not-a-standby': 'Replace its address in DATABASE_READ_URL by that of a hot standby.',
  'other-cluster': 'Replace its address in DATABASE_READ_URL by that of a standby of DATABASE_URL.',
  'other-database': 'Name the same database in DATABASE_READ_URL as in DATABASE_URL.',
};

/** Standbys that are left out. The others and the primary answer instead. */
export function standbyIssues(
  standbys: readonly Pick<Standby, 'name' | 'problem'>[],
): DatabaseState['issues'] {
  return standbys.flatMap(({ name, problem }) =>
    problem && problem !== 'is-primary'
      ? [{ message: `Standby ${name} is left out: ${standbyLabels[problem]}.`, advice: advice[problem] }]
      : [],
  );
}

import type { ChangeAction, PageAction, PageChange } from '../../../contract/pages/page-changes.ts';
import { count, counted } from '../../platform/ui/count.ts';

/** On a button. */
export const actionLabels: Record<PageAction, string> = {
  publish: 'Publish',
  archive: 'Archive',
  draft: 'Set to draft',
  noindex: 'Hide from search engines',
  index: 'Show to search engines',
  move: 'Move to newest version',
  delete: 'Delete',
};

const doing: Record<ChangeAction, string> = {
  publish: 'Publishing',
  archive: 'Archiving',
  draft: 'Setting to draft',
  noindex: 'Hiding from search engines',
  index: 'Showing to search engines',
  move: 'Moving to the newest version',
  rename: 'Renaming',
  revert: 'Reverting a batch',
  delete: 'Deleting',
};

const done: Record<ChangeAction, string> = {
  publish: 'published',
  archive: 'archived',
  draft: 'set to draft',
  noindex: 'hidden from search engines',
  index: 'shown to search engines',
  move: 'moved to the newest version',
  rename: 'renamed',
  revert: 'deleted by a revert',
  delete: 'deleted',
};

/** The current step, or the result. */
export function changeSentence(change: PageChange): string {
  const { action, status, undoes, total_pages, changed_pages } = change;
  const total = counted(total_pages, 'page');
  const changed = counted(changed_pages, 'page');
  if (change.template) return deletionSentence(change.template.name, { status, total, changed });
  if (status === 'checking') return `Checking addresses: ${total}. Nothing is changed`;
  if (status === 'checked') return `${counted(pagesToRename(change), 'page')} would get a new address`;
  const doingLabel = change.to_version ? `Moving to version ${change.to_version}` : doing[action];
  const doneLabel = change.to_version ? `moved to version ${change.to_version}` : done[action];
  if (status === 'running') return undoes ? `Undoing: putting ${total} back` : `${doingLabel}: ${total}`;
  if (undoes) {
    return status === 'completed' ? `Undone: ${changed} as before` : `Stopped undoing: ${changed} as before`;
  }
  const words = `${changed} ${doneLabel}`;
  return status === 'completed' ? words : `Stopped: ${words}`;
}

function deletionSentence(
  name: string,
  { status, total, changed }: { status: PageChange['status']; total: string; changed: string },
): string {
  if (status === 'running') return `Deleting the template “${name}” with its pages: ${total}`;
  return status === 'completed'
    ? `The template “${name}” is deleted, with ${changed}`
    : `Stopped: the template “${name}” stays, ${changed} deleted`;
}

/** False for a revert: half of one is neither the batch as it was nor as it is to be. */
export const canStop = ({ action, undoes }: PageChange): boolean => action !== 'revert' || undoes !== null;

/** Pages of a checked renaming that can have their new address. */
export const pagesToRename = (change: PageChange): number =>
  change.total_pages - change.unchanged_pages - change.missing_pages - change.problem_count;

type LeftPages = Pick<
  PageChange,
  'action' | 'undoes' | 'unchanged_pages' | 'missing_pages' | 'problem_count' | 'conflict_count'
>;

/** Pages that were not changed, and why. */
export function leftLabel(change: LeftPages): string {
  const { unchanged_pages, missing_pages, problem_count, conflict_count } = change;
  return [
    unchanged_pages > 0 && `${count(unchanged_pages)} ${unchangedLabel(change)}`,
    missing_pages > 0 && `${count(missing_pages)} no longer there`,
    problem_count > 0 && `${count(problem_count)} left out`,
    conflict_count > 0 && `${counted(conflict_count, 'conflict')} found`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function unchangedLabel({ action, undoes }: Pick<PageChange, 'action' | 'undoes'>): string {
  if (action === 'rename') return 'with that address already';
  if (undoes === null) return action === 'revert' ? 'left as they are' : 'unchanged already';
  return action === 'delete' || action === 'revert' ? 'still deleted' : 'changed since and left alone';
}

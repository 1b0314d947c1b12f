import { type Activity, type ActivitySummary, activityNouns } from '../../../contract/platform/activity.ts';
import { count } from '../ui/count.ts';

/** Null: the program itself, in a job or at the command line. */
export const actorLabel = ({ user_email }: Pick<Activity, 'user_email'>) => user_email ?? 'Pagehaul';

const databaseActions: Readonly<Record<string, string>> = {
  'backup-ordered': 'ordered a',
  'restore-ordered': 'started the restore of',
  restored: 'restored',
  downloaded: 'downloaded',
  'backup-deleted': 'deleted',
};

/** Actions by a customer, and requests to one. */
const reviewActions: Readonly<Record<string, string>> = {
  'review-asked': 'asked a customer for a review',
  'review-written': 'took in a customer’s review',
  'review-changed': 'took in a changed review',
  'review-taken-back': 'took down a review that its customer took back',
};

/** "changed the status of the page", without whose name: that is shown as a link. */
export function actionLabel(
  entry: Pick<Activity, 'action' | 'noun' | 'subject_name' | 'user_email'>,
): string {
  const { action, noun } = entry;
  const words = action.replaceAll('-', ' ');
  if (noun === 'session') return 'signed in';
  // An account is mostly changed by its owner, who is already named.
  if (noun === 'accounts') return words;
  if (noun === 'sitemap') return 'built the sitemap';
  if (noun === 'invitations' && action.startsWith('invited')) return words;
  if (noun === 'giveaway' && action === 'drew') return 'drew a winner of the giveaway';
  if (noun === 'reviews' && action.startsWith('review-')) return reviewActions[action] ?? words;
  if (noun === 'database') return databaseActions[action] ?? words;
  const verb = action === 'status' ? 'changed the status of' : words;
  if (noun === 'customers' && isOwn(entry)) return `${verb} their own profile`;
  const known = Object.entries(activityNouns).find(([name]) => name === noun)?.[1].one;
  return `${verb} ${known ?? noun}`.trim();
}

/** The object of the action, if the words before it don't name it. */
export function subjectLabel(entry: Pick<Activity, 'noun' | 'subject_name' | 'user_email'>): string {
  const { noun, subject_name } = entry;
  return noun === 'session' || noun === 'sitemap' || isOwn(entry) ? '' : subject_name;
}

/** People act on their own account: the actor's name says it all. */
const isOwn = ({ noun, subject_name, user_email }: Pick<Activity, 'noun' | 'subject_name' | 'user_email'>) =>
  (noun === 'accounts' || noun === 'customers') && subject_name === user_email;

/** "status: draft → published", "company name: Acme → nothing"; unchanged values are left out. */
export function changeLabel({ before, after }: Pick<Activity, 'before' | 'after'>): string {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .flatMap(name => {
      const [from, to] = [factOf(before, name), factOf(after, name)];
      if (from === to || name === 'revision' || (name === 'name' && !(before && after))) return [];
      const label = name.replaceAll('_', ' ');
      const isChange = before !== null && after !== null && name in before && name in after;
      if (isChange) return [`${label}: ${from ?? 'nothing'} → ${to ?? 'nothing'}`];
      return [from === null || to === null ? `${label}: ${from ?? to}` : `${label}: ${from} → ${to}`];
    })
    .join(' · ');
}

function factOf(summary: ActivitySummary | null, name: string): string | null {
  const fact = summary?.[name];
  if (fact === undefined || fact === null) return null;
  if (typeof fact === 'number') return count(fact);
  return typeof fact === 'boolean' ? (fact ? 'yes' : 'no') : fact;
}

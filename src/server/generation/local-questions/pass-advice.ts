import { count, plural, verb } from '../checks/held-text.ts';
import { minutesOf } from './minutes-of.ts';
import type { BatchNeeds, BatchTown } from './read-batch-needs.ts';

/** More answers than these are a task for a file. */
const maxAnswers = 300;

/**
 * What a batch with thin pages would pass with; empty if no town lacks anything.
 * @example '8 towns lack 3 sentences each: answer 24 questions (about 10 minutes), or leave out 32 pages of 8 towns.'
 */
export function passAdvice({ towns, isPartial }: BatchNeeds): string {
  const thin = towns.filter(({ lacks }) => lacks > 0);
  if (thin.length === 0) return '';
  const first = isPartial ? `Of the first ${count(towns.length)} towns, ` : '';
  const lack = `${first}${plural(thin.length, 'town')} ${verb(thin.length, 'lacks', 'lack')} ${lackOf(thin)}`;
  return [`${lack}: ${remedy(thin)}.`, unfilled(thin)].filter(text => text !== '').join(' ');
}

function lackOf(thin: readonly BatchTown[]): string {
  const lacks = thin.map(town => town.lacks);
  const [min, max] = [Math.min(...lacks), Math.max(...lacks)];
  if (min !== max) return `${min} to ${plural(max, 'sentence')}`;
  return `${plural(max, 'sentence')}${thin.length > 1 ? ' each' : ''}`;
}

function remedy(thin: readonly BatchTown[]): string {
  const pages = thin.reduce((sum, { short_pages }) => sum + short_pages, 0);
  const leaveOut = `leave out ${plural(pages, 'page')} of ${plural(thin.length, 'town')}`;
  const answers = thin.flatMap(({ canPass, needed }) => (canPass ? [...needed] : []));
  if (answers.length === 0) return `import statements, bring columns of your own, or ${leaveOut}`;
  if (answers.length > maxAnswers)
    return `too many for questions; import statements, bring columns of your own, or ${leaveOut}`;
  return `answer ${plural(answers.length, 'question')} (about ${plural(minutesOf(answers), 'minute')}), or ${leaveOut}`;
}

function unfilled(thin: readonly BatchTown[]): string {
  const left = thin.filter(({ canPass }) => !canPass).length;
  if (left === 0) return '';
  const which = left === thin.length ? (left === 1 ? 'It' : 'They') : `${count(left)} of them`;
  return `${which} can’t pass by answers alone: the template has too few places for facts of a town.`;
}

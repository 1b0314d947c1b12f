import { readDay } from '../../platform/read-day.ts';

/** A value of a cell, or what is wrong with it. */
export type Read<Value> = { readonly value: Value } | { readonly problem: string };

/** The longest text of a cell that a message repeats. */
const maxRepeated = 60;
const repeated = (text: string) => `“${text.slice(0, maxRepeated)}”`;

/** Ten million dollars: more is a mistake. */
const maxCents = 1_000_000_000;

/**
 * A price in cents. Nothing and 0 are unknown: work under warranty says nothing about what it costs.
 * @example readPrice('$1,450.00') // { value: 145000 }
 */
export function readPrice(text: string): Read<number | null> {
  if (text === '') return { value: null };
  const plain = text.replaceAll(/[$\s]|usd/gi, '');
  if (/^\(.*\)$|^-|-$/.test(plain)) return { problem: `A refund or credit: ${repeated(text)} is below 0.` };
  const number = /^\d+,\d\d$/.test(plain) ? plain.replace(',', '.') : plain.replaceAll(',', '');
  if (!/^(?:\d{1,15}(?:\.\d{1,9})?|\.\d{1,9})$/.test(number))
    return { problem: `${repeated(text)} is no price. Write 1450.00.` };
  const cents = Math.round(Number(number) * 100);
  if (cents > maxCents) return { problem: `${repeated(text)} is more than a job costs.` };
  return { value: cents === 0 ? null : cents };
}

/** Two weeks. */
const maxMinutes = 20_160;

/**
 * Working time in minutes.
 * @example readMinutes('2:30', 'hours') // { value: 150 }
 */
export function readMinutes(text: string, unit: 'hours' | 'minutes'): Read<number | null> {
  if (text === '') return { value: null };
  const minutes = minutesOf(text.toLowerCase(), unit);
  if (minutes === null) return { problem: `${repeated(text)} is no time. Write 2.5 or 2:30.` };
  if (minutes > maxMinutes) return { problem: `${repeated(text)} is more than two weeks.` };
  return { value: Math.round(minutes) || null };
}

function minutesOf(text: string, unit: 'hours' | 'minutes'): number | null {
  const clock = /^(\d+):([0-5]\d)(?::[0-5]\d)?$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const plain = /^\d+(?:[.,]\d+)?$/.exec(text);
  if (plain) return Number(text.replace(',', '.')) * (unit === 'hours' ? 60 : 1);
  const words = /^(?:(\d+(?:\.\d+)?) ?h(?:ours?|rs?)?)? ?(?:(\d+) ?m(?:in(?:ute)?s?)?)?$/.exec(text);
  if (!words || (words[1] === undefined && words[2] === undefined)) return null;
  return Number(words[1] ?? 0) * 60 + Number(words[2] ?? 0);
}

/** How a file writes its days. */
export interface DayOrder {
  readonly isDayFirst: boolean;
  /** Some rows can only be read one way, and some only the other: those that can be read both ways are refused. */
  readonly isMixed: boolean;
}

const numbers = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d\d)\b/;

/** Reads from all days of a file what comes first. */
export function dayOrderOf(days: readonly string[]): DayOrder {
  const read = days.flatMap(day => {
    const [, first, , second] = numbers.exec(day) ?? [];
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }];
  });
  const hasDayFirst = read.some(({ first }) => first > 12);
  const hasMonthFirst = read.some(({ second }) => second > 12);
  return { isDayFirst: hasDayFirst && !hasMonthFirst, isMixed: hasDayFirst && hasMonthFirst };
}

/** A day as YYYY-MM-DD, not after today. */
export function readDoneDay(
  text: string,
  { line, order, today }: { readonly line: number; readonly order: DayOrder; readonly today: string },
): Read<string> {
  if (text === '') return { problem: 'Not finished: it has no date.' };
  const [, first = '', , second = ''] = numbers.exec(text) ?? [];
  if (order.isMixed && first !== second && first !== '' && Number(first) <= 12 && Number(second) <= 12)
    return {
      problem: `Line ${line}: ${repeated(text)} can be two days, because some rows have the day first and others the month. Write dates as 2026-05-31.`,
    };
  const day = readDay(text, order.isDayFirst);
  if (!/^\d{4}-\d\d-\d\d$/.test(day))
    return { problem: `Line ${line}: ${repeated(text)} is no date. Write 2026-05-31.` };
  if (day > today) return { problem: `Not finished: ${day} is in the future.` };
  if (day < '1970') return { problem: `${day} is too long ago.` };
  return { value: day };
}

const notDone =
  /\b(?:cancel|estimate|quote|unscheduled|scheduled|in progress|upcoming|draft|void|payment|credit|refund|deposit)/i;

/** Why a row of this status is no finished job; null if it may be one. */
export function statusProblem(status: string): string | null {
  return notDone.test(status) ? `Not a finished job: ${repeated(status)}.` : null;
}

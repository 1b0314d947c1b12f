/** The problem of a requested day; null if none. Days are in the business's time zone. */
export function preferredDayProblem(day: string, now: Date, timeZone: string): string | null {
  const today = dayIn(timeZone, now);
  const yearAhead = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  if (day < today) return 'Please choose today or a later day.';
  return day > yearAhead ? 'Please choose a day within the next year.' : null;
}

const dayIn = (timeZone: string, now: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);

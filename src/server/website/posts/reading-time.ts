/** Words an adult reads a minute, roughly. */
const pace = 220;

/** Reading time of a text in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / pace));
}

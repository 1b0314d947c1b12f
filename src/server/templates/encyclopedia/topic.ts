import { stateCode, states } from '../../../engine/index.ts';

/** One thing to look up. Many pages share it: it is asked for once, and the answer serves all of them. */
export type Topic =
  | { readonly kind: 'place'; readonly city: string; readonly state: string }
  /** The law of a state, or of the United States. */
  | { readonly kind: 'marriage'; readonly city: ''; readonly state: string };

export const wholeCountry: Topic = { kind: 'marriage', city: '', state: 'the United States' };

/** Longer than any name of a town; whatever is longer is not one. */
const longestName = 80;

/** A town as the encyclopedia would call it, or null where the page doesn't say which. */
export function placeTopic(city: string, state: string): Topic | null {
  const name = oneLine(city);
  const stateName = nameOfState(state);
  if (name === '' || stateName === '' || name.length > longestName) return null;
  return { kind: 'place', city: name, state: stateName };
}

/** A state's law of marriage. */
export function marriageTopic(state: string): Topic | null {
  const name = nameOfState(state);
  return name === '' ? null : { kind: 'marriage', city: '', state: name };
}

/** The name under which it is kept. Never an address: it holds a colon. */
export function topicKey(topic: Topic): string {
  const name = topic.kind === 'place' ? `${topic.city}, ${topic.state}` : topic.state;
  return `${topic.kind}:${name.toLowerCase()}`;
}

/** What to ask for, one after the other, until an answer can be accepted. */
export function queriesFor({ kind, city, state }: Topic): readonly string[] {
  if (kind === 'place') return [`${city}, ${state}`, `${city} ${state}`, `${city}, ${state} (city)`, city];
  return [`Marriage in ${state}`, `${state} marriage law`, `${state} marriage laws`, state];
}

/** "FL" and "florida" → "Florida"; anything but a state of the United States → "". */
function nameOfState(state: string): string {
  const code = stateCode(oneLine(state));
  return states.find(one => one.code === code)?.name ?? '';
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}

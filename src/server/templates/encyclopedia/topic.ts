import { stateCode, states } from '../../../engine/index.ts';

/** One topic to look up. Many pages share its result. */
export type Topic =
  | { readonly kind: 'place'; readonly city: string; readonly state: string }
  /** The marriage law of a state or of the United States. */
  | { readonly kind: 'marriage'; readonly city: ''; readonly state: string };

export const wholeCountry: Topic = { kind: 'marriage', city: '', state: 'the United States' };

/** Names of towns are shorter. */
const maxNameLength = 80;

/** The topic of a town; null if the page names no town. */
export function placeTopic(city: string, state: string): Topic | null {
  const name = oneLine(city);
  const stateName = nameOfState(state);
  if (name === '' || stateName === '' || name.length > maxNameLength) return null;
  return { kind: 'place', city: name, state: stateName };
}

/** The topic of a state's marriage law. */
export function marriageTopic(state: string): Topic | null {
  const name = nameOfState(state);
  return name === '' ? null : { kind: 'marriage', city: '', state: name };
}

/** The topic's storage key. Contains a colon, so it is never an address. */
export function topicKey(topic: Topic): string {
  const name = topic.kind === 'place' ? `${topic.city}, ${topic.state}` : topic.state;
  return `${topic.kind}:${name.toLowerCase()}`;
}

/** Queries to try in order until a result is accepted. */
export function queriesFor({ kind, city, state }: Topic): readonly string[] {
  if (kind === 'place') return [`${city}, ${state}`, `${city} ${state}`, `${city}, ${state} (city)`, city];
  return [`Marriage in ${state}`, `${state} marriage law`, `${state} marriage laws`, state];
}

/** "FL" and "florida" → "Florida"; "" for anything but a state of the United States. */
function nameOfState(state: string): string {
  const code = stateCode(oneLine(state));
  return states.find(one => one.code === code)?.name ?? '';
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}

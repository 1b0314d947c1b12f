/** Towns that lie in another zone than most of their state have it in the gazetteer. */
const zones: readonly (readonly [zone: string, states: string])[] = [
  ['America/Chicago', 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI'],
  ['America/Denver', 'CO ID MT NM UT WY'],
  ['America/Phoenix', 'AZ'],
  ['America/Los_Angeles', 'CA NV OR WA'],
  ['America/Anchorage', 'AK'],
  ['Pacific/Honolulu', 'HI'],
  ['America/Puerto_Rico', 'PR VI'],
  ['Pacific/Guam', 'GU'],
];

/** The zone of most of a state. @example stateTimeZone('TX') // 'America/Chicago' */
export function stateTimeZone(state: string): string {
  return zones.find(([, states]) => states.includes(state))?.[0] ?? 'America/New_York';
}

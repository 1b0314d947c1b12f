/** The zone of most of a state. @example timeZoneOf('TX') // 'America/Chicago' */
export function timeZoneOf(state: string): string {
  const found = zones.find(([, states]) => states.includes(state));
  return found?.[0] ?? 'America/New_York';
}

const zones: readonly (readonly [zone: string, states: string])[] = [
  ['America/Chicago', 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI'],
  ['America/Denver', 'CO ID MT NM UT WY'],
  ['America/Phoenix', 'AZ'],
  ['America/Los_Angeles', 'CA NV OR WA'],
  ['America/Anchorage', 'AK'],
  ['Pacific/Honolulu', 'HI'],
];

/** A winter and a summer day: zones whose clocks agree on both are one. */
const days = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')];

function clockOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return days.map(day => format.format(day)).join(' ');
}

const mainZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Puerto_Rico',
  'Pacific/Honolulu',
  'Pacific/Guam',
];
const byClock = new Map(mainZones.map(zone => [clockOf(zone), zone]));
const memory = new Map<string, string>();

/** @example mainZone('America/Indiana/Knox') // 'America/Chicago' */
export function mainZone(zone: string): string {
  const known = memory.get(zone) ?? byClock.get(clockOf(zone)) ?? zone;
  memory.set(zone, known);
  return known;
}

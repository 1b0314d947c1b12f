const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** 1536 → "1.5 kB". */
export function byteLabel(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1_024 && unit < units.length - 1) {
    value /= 1_024;
    unit += 1;
  }
  const digits = unit === 0 || value >= 100 ? 0 : 1;
  return `${value.toFixed(digits)} ${units[unit]}`;
}

type Row = Readonly<Record<string, unknown>>;

/** A row as it may come in, and what was changed about it, in words. */
export interface Mended {
  readonly row: Row;
  readonly note: string;
}

const doors = ['company_sign_in', 'message_sender'] as const;

/**
 * Who gets in is decided by a person here, not by a file: sign-in by another company, and codes by phone, come in switched
 * off. They could not work before their secrets are written anyway.
 */
export function disableExternalSignIn(row: Row): Mended | null {
  if (row.name !== 'site.accounts' || !isObject(row.value) || !isObject(row.value.value)) return null;
  const settings = row.value.value;
  const open = doors.filter(door => isObject(settings[door]) && settings[door].is_on !== false);
  if (open.length === 0) return null;
  const closed = Object.fromEntries(
    open.map(door => [door, { ...(isObject(settings[door]) ? settings[door] : {}), is_on: false }]),
  );
  return {
    row: { ...row, value: { ...row.value, value: { ...settings, ...closed } } },
    note: 'Company sign-in and codes by phone come in switched off: their secrets are not in the file. Write them in Settings, then switch them on.',
  };
}

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Row = Readonly<Record<string, unknown>>;

/** A row to import, and a description of its changes. */
export interface Sanitized {
  readonly row: Row;
  readonly note: string;
}

const doors = ['company_sign_in', 'message_sender'] as const;

/**
 * Only an admin enables sign-in methods, never a file. External sign-in and phone codes are imported as disabled;
 * they need secrets that the file does not have.
 */
export function disableExternalSignIn(row: Row): Sanitized | null {
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

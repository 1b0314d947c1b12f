import type { Service } from '../../../contract/business/services.ts';

/** The trades that come with the program, as options of a field. */
export const packOptions: readonly { value: Service['content_pack']; label: string }[] = [
  { value: 'junk-removal', label: 'Junk removal' },
  { value: 'online-marriage', label: 'Online marriage' },
  { value: 'recovery-equipment', label: 'Recovery equipment' },
];

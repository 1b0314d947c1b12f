import { readHref, readImage } from './fields/address-field.ts';
import { isRecord, ownText, ownValue } from './fields/own-text.ts';
import { readContent } from './read-content.ts';
import { layoutNamed, layoutOf } from './section-layouts.ts';

interface AddressProblem {
  /** Path inside the content: ['internal_links', 2, 'url']. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

const maxRows = 200;

/**
 * All addresses in a section's content that no page would link to or load, with the reason. Saving rejects them;
 * rendering omits stored ones.
 *
 * @example addressProblems('cta', { button_url: 'javascript:alert(1)' })[0].path // ['button_url']
 */
export function addressProblems(type: string, raw: unknown): AddressProblem[] {
  const layout = layoutNamed(layoutOf(type));
  const stored = readContent(layout, raw, () => undefined);
  const problems: AddressProblem[] = [];
  for (const [name, field] of Object.entries(layout.fields)) {
    const value = ownValue(stored, name);
    const check = (path: AddressProblem['path'], read: typeof readHref, address: unknown) =>
      read(address, reason => problems.push({ path, message: sentence(reason) }));
    if (field.control === 'url' || field.control === 'image') {
      check([name], (address, report) => String(field.read(address, report)), value);
    } else if (Array.isArray(value) && field.control === 'images') {
      for (const [row, entry] of value.slice(0, maxRows).entries()) check([name, row], readImage, entry);
    } else if (Array.isArray(value) && field.control === 'links') {
      for (const [row, entry] of value.slice(0, maxRows).entries()) {
        if (isRecord(entry)) check([name, row, 'url'], readHref, ownText(entry, ['url', 'href', 'link']));
      }
    }
  }
  return problems;
}

/** The reader's issue, worded for saving: the address is rejected, not omitted. */
function sentence(reason: string): string {
  const refused = reason.replace(', so it was left out', '');
  return `${refused.charAt(0).toUpperCase()}${refused.slice(1)}.`;
}

const placeholdersOnly = /^(?:\{\{\s*[a-z][a-z0-9_]*\s*\}\}\s*)+$/iu;
const sitePath = /^(?:\/(?!\/)|#)/u;
// Browsers drop tabs and line breaks inside an address and read a backslash as a slash.
const smuggled = /[\p{Cc}\\]/u;

/**
 * The address if a visitor may follow it (http, https, mailto, tel, a path or anchor of this site, or a placeholder),
 * else empty. Check again after placeholders are filled.
 *
 * @example safeHref('javascript:alert(1)') // ''
 */
export function safeHref(address: string): string {
  return isSafe(address, /^(?:https?:\/\/[^/]|mailto:|tel:)/iu) ? address.trim() : '';
}

/**
 * A safe address of a resource (picture, video, frame): http, https or a path of this site; empty if it is not safe.
 *
 * @example safeSource('/uploads/crew.webp') // '/uploads/crew.webp'
 */
export function safeSource(address: string): string {
  return isSafe(address, /^https?:\/\/[^/]/iu) ? address.trim() : '';
}

function isSafe(address: string, schemes: RegExp): boolean {
  const text = address.trim();
  if (smuggled.test(text)) return false;
  return schemes.test(text) || sitePath.test(text) || placeholdersOnly.test(text);
}

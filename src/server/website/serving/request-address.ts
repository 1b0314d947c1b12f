/**
 * The requested address. Two leading slashes are a path of ours, not another host.
 * An unreadable address has no page.
 */
export function requestAddress(target = '/'): URL {
  if (target.startsWith('/')) return new URL(`http://site${target}`);
  return new URL(URL.canParse(target) ? target : 'http://site/%');
}

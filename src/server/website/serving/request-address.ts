/**
 * The address that a request asks for. What begins with two slashes is a path of ours, not another host; what can't be read
 * is an address of nothing.
 */
export function requestAddress(target = '/'): URL {
  if (target.startsWith('/')) return new URL(`http://site${target}`);
  return new URL(URL.canParse(target) ? target : 'http://site/%');
}

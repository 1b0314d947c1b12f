/** A name, an IPv4 address or an IPv6 address in brackets, then an optional port. */
const written = /^([\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * True for one host name or address with an optional port, spelled as URLs spell it. Others can't be part of an address of
 * ours: no list, login or path, no "1.2.3.999", no "0x7f.1".
 */
export function isPlainHost(host: string): boolean {
  const [, name] = written.exec(host) ?? [];
  const url = `http://${host}/`;
  return name !== undefined && URL.canParse(url) && new URL(url).hostname === name.toLowerCase();
}

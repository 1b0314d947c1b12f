import { isView } from '../../pages/views/is-view.ts';
import { isPlainHost } from '../../platform/http/is-plain-host.ts';

/*
 * Parses the most common request: one complete GET without a body or unusual headers.
 * Node's HTTP server handles anything else, and anything that two parsers might read differently.
 */

export interface PlainRequest extends Head {
  /** The path and query of the request. */
  readonly target: string;
}

/** The relevant request headers. */
interface Head {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** A person views the page. */
  readonly isView: boolean;
}

const longestRequest = 8_192;
const requestLine = /^GET (\/[!"$-~]*) HTTP\/1\.1$/;
/** Each line is a token, a colon and printable bytes. */
const plainLines = /^(?:\r\n[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e\x80-\xff]*)+$/;
/** Node drops headers beyond its own limit; browsers send some twenty. */
const maxLines = 100;
/** Headers that are read here, each at most once. */
const read: ReadonlySet<string> = new Set([
  'host',
  'accept-encoding',
  'user-agent',
  'purpose',
  'sec-purpose',
  'if-none-match',
]);
/** Headers that change what follows, or the answer. */
const forNode: ReadonlySet<string> = new Set([
  'content-length',
  'transfer-encoding',
  'expect',
  'range',
  'upgrade',
  'proxy-connection',
]);

/** Null where it is not plain, or not whole, or more than one. */
export function readPlainRequest(chunk: Buffer): PlainRequest | null {
  if (chunk.length > longestRequest) return null;
  const text = chunk.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  if (end === -1 || end !== text.length - 4) return null;
  const lineEnd = text.indexOf('\r\n');
  const target = requestLine.exec(text.slice(0, lineEnd))?.[1];
  if (target === undefined) return null;
  const head = headOf(text.slice(lineEnd, end));
  return head && { ...head, target };
}

/** A browser sends the same headers with every address, so they are parsed once: looking them up costs less than one expression. */
const heads = new Map<string, Head | null>();
const maxHeads = 1_000;

/** Null where they are not plain. */
function headOf(text: string): Head | null {
  const known = heads.get(text);
  if (known !== undefined) return known;
  const head = parseHead(text);
  if (heads.size >= maxHeads) heads.clear();
  heads.set(text, head);
  return head;
}

/** `text`: each line with the line break before it. */
function parseHead(text: string): Head | null {
  if (!plainLines.test(text)) return null;
  const [, ...lines] = text.split('\r\n');
  if (lines.length > maxLines) return null;
  const values = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (forNode.has(name)) return null;
    if (name === 'connection' && valueAfter(line, colon).toLowerCase() !== 'keep-alive') return null;
    if (!read.has(name)) continue;
    if (values.has(name)) return null;
    values.set(name, valueAfter(line, colon));
  }
  if (!isPlainHost(values.get('host') ?? '')) return null;
  return {
    acceptEncoding: values.get('accept-encoding'),
    ifNoneMatch: values.get('if-none-match'),
    isView: isView(values.get('user-agent'), values.get('sec-purpose') ?? values.get('purpose')),
  };
}

/** Without the spaces and tabs around it; `trim` would take other letters too. */
function valueAfter(line: string, colon: number): string {
  let [start, end] = [colon + 1, line.length];
  while (isBlank(line.charCodeAt(start))) start += 1;
  while (end > start && isBlank(line.charCodeAt(end - 1))) end -= 1;
  return line.slice(start, end);
}

const isBlank = (code: number) => code === 0x20 || code === 0x09;

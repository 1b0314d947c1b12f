import { isView } from '../../pages/views/is-view.ts';

/*
 * Parses the most common request: one complete GET without a body or unusual headers.
 * Node's HTTP server handles anything else, and anything that two parsers might read differently.
 */

export interface PlainRequest extends Head {
  /** Its path and query. */
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
const needsMore =
  /\r\n(?:[ \t]|connection:[^\r]*(?:close|upgrade)|(?:content-length|transfer-encoding|expect|range|upgrade):)|\r\nhost:[^]*\r\nhost:|[^\r]\n/i;
const requestLine = /^GET (\/[!-~]*) HTTP\/1\.1$/;
/** One plain name or address, as http/is-ambiguous.ts has it. */
const hasHost = /\r\nhost:[ \t]*[^\s,@/\\?#]*[ \t]*\r\n/i;
const acceptEncoding = /\r\naccept-encoding:([^\r]*)/i;
const userAgent = /\r\nuser-agent:[ \t]*([^\r]*)/i;
const purpose = /\r\n(?:sec-)?purpose:([^\r]*)/i;
const ifNoneMatch = /\r\nif-none-match:[ \t]*([^\r]*)/i;

/** Null where it is not plain, or not whole, or more than one. */
export function readPlainRequest(chunk: Buffer): PlainRequest | null {
  if (chunk.length > longestRequest) return null;
  const text = chunk.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  if (end === -1 || end !== text.length - 4) return null;
  const lineEnd = text.indexOf('\r\n');
  const target = requestLine.exec(text.slice(0, lineEnd))?.[1];
  if (target === undefined) return null;
  const head = headOf(text.slice(lineEnd));
  return head && { ...head, target };
}

/** A browser sends the same headers with every address, so they are read once: looking them up costs less than one expression. */
const heads = new Map<string, Head | null>();
const maxHeads = 1_000;

/** Null where they are not plain. */
function headOf(text: string): Head | null {
  const known = heads.get(text);
  if (known !== undefined) return known;
  const isPlain = !needsMore.test(text) && hasHost.test(text);
  const head = isPlain
    ? {
        acceptEncoding: acceptEncoding.exec(text)?.[1],
        ifNoneMatch: ifNoneMatch.exec(text)?.[1],
        isView: isView(userAgent.exec(text)?.[1], purpose.exec(text)?.[1]),
      }
    : null;
  if (heads.size >= maxHeads) heads.clear();
  heads.set(text, head);
  return head;
}

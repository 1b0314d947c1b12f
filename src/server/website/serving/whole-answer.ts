import type { PackedPage } from './packed-page.ts';

/** The first line and the headers of an answer on a bare connection. `headers`: names and values in turn. */
export function answerHead(status: PackedPage['status'], headers: readonly string[]): string {
  let head = `HTTP/1.1 ${status === 304 ? '304 Not Modified' : '200 OK'}\r\n`;
  for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`;
  return `${head}${dateLines()}`;
}

/** A cached page with its headers. The Date header changes, so the bytes are rebuilt once per second. */
export function wholeAnswer(page: PackedPage): Buffer {
  const second = Math.floor(Date.now() / 1000);
  if (page.whole?.second === second) return page.whole.bytes;
  const head = Buffer.from(answerHead(page.status, page.headers), 'latin1');
  const bytes = page.body ? Buffer.concat([head, page.body]) : head;
  page.whole = { second, bytes };
  return bytes;
}

let lastLines = { second: 0, text: '' };

/** The headers that end each head; the same for a second. */
function dateLines(): string {
  const second = Math.floor(Date.now() / 1000);
  if (lastLines.second !== second) {
    const date = new Date(second * 1000).toUTCString();
    const text = `Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\n\r\n`;
    lastLines = { second, text };
  }
  return lastLines.text;
}

import type { PackedPage, WholeAnswer } from '../context/packed-page.ts';

/** The first line and the headers of an answer on a bare connection. `headers`: names and values in turn. */
export function answerHead(status: PackedPage['status'], headers: readonly string[]): string {
  let head = `HTTP/1.1 ${status === 304 ? '304 Not Modified' : '200 OK'}\r\n`;
  for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`;
  return `${head}${dateLines()}`;
}

/**
 * A cached page with its headers. The date in it is replaced once per second, in place: a new buffer for each page and second
 * is garbage that visitors wait for (a tenth of the requests per second, and three times the longest waits).
 */
export function wholeAnswer(page: PackedPage): Buffer {
  const second = Math.floor(Date.now() / 1000);
  const whole = (page.whole ??= assembled(page));
  if (whole.second !== second) {
    whole.bytes.write(dateLines(second), whole.dateStart, 'latin1'); // as long as the lines that were there
    whole.second = second;
  }
  return whole.bytes;
}

/** The page keeps the whole answer instead of its body: both would be twice the memory. */
function assembled(page: PackedPage): WholeAnswer {
  const head = Buffer.from(answerHead(page.status, page.headers), 'latin1');
  const bytes = page.body ? Buffer.concat([head, page.body]) : head;
  if (page.body) page.body = bytes.subarray(head.length);
  return { second: 0, bytes, dateStart: head.lastIndexOf('Date: ') };
}

let lastLines = { second: 0, text: '' };

/** The headers that end each head; the same for a second. */
function dateLines(second = Math.floor(Date.now() / 1000)): string {
  if (lastLines.second !== second) {
    const date = new Date(second * 1000).toUTCString();
    const text = `Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\n\r\n`;
    lastLines = { second, text };
  }
  return lastLines.text;
}

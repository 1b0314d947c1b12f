/*
 * A separate process that reads unchanging pages as fast as possible. Started with the origin and the pages as [path,
 * title]; reports its findings when it is stopped.
 */
import { Agent, get } from 'node:http';

const [origin = '', list = '[]'] = process.argv.slice(2);
const pages = JSON.parse(list) as [path: string, title: string][];
const connections = 8;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const stopped = new AbortController();
const found = { reads: 0, slowest: 0, wrong: [] as string[] };

process.on('message', () => {
  stopped.abort();
});
await Promise.all(Array.from({ length: connections }, (_, start) => readOn(start)));
agent.destroy();
process.send?.(found, () => process.exit());

async function readOn(start: number): Promise<void> {
  for (let n = start; !stopped.signal.aborted && found.wrong.length < 5; n += connections) {
    const [path, title] = pages[n % pages.length] ?? ['/', ''];
    const started = performance.now();
    const problem = await read(path, title).catch((error: unknown) => String(error));
    found.slowest = Math.max(found.slowest, performance.now() - started);
    found.reads += 1;
    if (problem) found.wrong.push(`${path} ${problem}`);
  }
}

/** What is wrong with a page, if anything. */
function read(path: string, title: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    get(`${origin}${path}`, { agent }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const html = Buffer.concat(chunks).toString();
        const isRight = response.statusCode === 200 && html.includes(`<title>${title}`);
        resolve(isRight && html.includes('</html>') ? null : `answered ${response.statusCode}`);
      });
    }).on('error', reject);
  });
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutOwnScript } from '../../../../test/own-script.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
let whole: string;
let broken: string;
let brokenInDevelopment: string;

/** The program whose database fails at every query. */
function listenWithoutDatabase(showStacks: boolean) {
  const { config, database, reads } = program;
  const kysely = new Proxy(database.kysely, {
    get() {
      throw new Error('the database is away');
    },
  });
  return program.listen({
    config: { ...config, showStacks },
    database: { ...database, kysely },
    reads: { ...reads, kysely },
  });
}

beforeAll(async () => {
  program = await startTestProgram();
  whole = (await program.listen()).origin;
  broken = (await listenWithoutDatabase(false)).origin;
  brokenInDevelopment = (await listenWithoutDatabase(true)).origin;
});
afterAll(() => program.stop());

describe('when something breaks', () => {
  test('visitors read what happened and the phone number, not where in the program it was', async () => {
    const reply = await fetch(`${broken}/contact`);
    const html = await reply.text();
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(html).toMention('<h1>Unexpected Application Error!</h1>');
    expect(html).toMention('500 Something broke on our side.');
    expect(html).toMention('href="tel:+13055550142"');
    expect(html).toMention('noindex');
    expect(html).not.toMention(/the database is away|\.ts:\d/);
  });

  test('developers see the stack', async () => {
    const html = await (await fetch(`${brokenInDevelopment}/contact`)).text();
    expect(html).toMention(/<pre class="stack">Error: the database is away\n\s+at /);
  });
});

describe('an address without a page', () => {
  const suggested = async (path: string) => {
    const html = await (await fetch(`${whole}${path}`)).text();
    const list = html.slice(html.indexOf('aria-label="Pages like it"'), html.indexOf('</main>'));
    return [...list.matchAll(/<a class="arrow" href="([^"]*)"/g)].map(match => match[1]);
  };

  test('leads to the pages it is most like', async () => {
    expect((await suggested('/junk-removal-boca-ratn'))[0]).toBe('/junk-removal-boca-raton');
    expect((await suggested('/abuot'))[0]).toBe('/about');
    expect((await suggested('/en/apliance-removal.html'))[0]).toBe('/appliance-removal');
  });

  test('leads to where everything is found when it is like nothing, or no address at all', async () => {
    const wayOut = ['/services', '/locations', '/pricing', '/contact'];
    expect(await suggested('/wp-login.php')).toEqual(wayOut);
    expect(await suggested('/%E0%A4%A')).toEqual(wayOut);
  });

  test('is shown as text, whatever it holds', async () => {
    const html = await (await fetch(`${whole}/%3Cscript%3Ealert(1)%3C/script%3E/`)).text();
    expect(withoutOwnScript(html)).not.toMention(/<script(?! type="application\/ld)/);
  });
});

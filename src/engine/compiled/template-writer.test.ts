import { expect, test } from 'vitest';
import { compileTemplate } from '../text/compile-template.ts';
import { LayeredFacts } from '../text/facts.ts';
import { fillPage } from '../text/fill-page.ts';
import { changeLineFeeds, joinParts, literalPart } from '../text/join-parts.ts';
import type { Piece } from '../text/piece.ts';
import type { JsonValue } from '../text/template-text.ts';
import { bytePieces } from './byte-piece.ts';
import { ByteWriter } from './byte-writer.ts';
import { createTemplateWriter } from './template-writer.ts';
import type { WriterValues } from './text-writer.ts';

const encode = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const values = { city: 'Key & Sons', state: 'FL', keyword: 'junk removal' };

function compiled(content: JsonValue) {
  const head = '{{keyword}} in {{city}}';
  return compileTemplate(
    {
      title_template: head,
      meta_description_template: null,
      hero_title_template: head,
      hero_subtitle_template: '',
      content_sections: [{ id: 'one', type: 'text', title: 'Why {{city}}', content, order: 1 }],
    },
    () => 'prose',
  );
}

function written(parts: readonly Piece[], page: WriterValues): string {
  const out = new ByteWriter({ start: 3, size: 4 });
  out.letters('before');
  out.clear();
  out.pieces(bytePieces(parts), page);
  return lettersIn(out);
}

function lettersIn(out: ByteWriter): string {
  return new TextDecoder('latin1').decode(new Uint8Array(out.memory, out.start, out.end - out.start));
}

const spun = 'We haul in {{city}} {now & then|{soon|at < noon}, {{city}}} or {never|always}.';

test('a text put together from encoded parts is the encoded text, whatever is picked', () => {
  const template = compiled(spun);
  const writer = createTemplateWriter(template, encode);
  const text = writer.sections[0]?.texts.find(one => one.path.at(-1) === 'content');
  for (let seed = 1; seed < 60; seed += 1) {
    const page = writer.prepare(values, seed);
    expect(text?.writer.isSure(page)).toBe(true);
    const [section] = fillPage(template, values, seed).content_sections;
    const filled = text?.writer.fill(page.page) ?? '';
    expect(section?.content).toBe(filled);
    expect(written(joinParts(text?.writer.parts ?? []), page)).toBe(encode(filled));
  }
});

test('a section gets other texts in place of its own, and keeps everything else', () => {
  const [section] = createTemplateWriter(
    compiled({ text: 'a', list: ['b', 3], open: true }),
    encode,
  ).sections;
  expect(section?.withTexts(['Title', 'first', 'second'])).toEqual({
    id: 'one',
    type: 'text',
    title: 'Title',
    content: { text: 'first', list: ['second', 3], open: true },
    order: 1,
  });
});

test('what is done to lines is done to every text that can be picked, and to no value', () => {
  const writer = createTemplateWriter(compiled({ text: `${spun} One\ntwo.` }), encode);
  const parts = writer.sections[0]?.texts.find(one => one.path.at(-1) === 'text')?.writer.parts ?? [];
  const parted = changeLineFeeds(parts, text => text.replaceAll('\n', '<br>'));
  const page = writer.prepare(values, 7);
  expect(written(parted ?? [], page)).toBe(written(parts, page).replaceAll('\n', '<br>'));
  expect(written(parted ?? [], page)).toContain('Key &amp; Sons');
});

test('a text that may be nothing at all is never written from parts, and filled all the same', () => {
  const writer = createTemplateWriter(compiled('{{{city}}|}'), encode);
  const text = writer.sections[0]?.texts.find(one => one.path.at(-1) === 'content')?.writer;
  const picked = new Set<string>();
  for (let seed = 1; seed < 60; seed += 1) {
    const page = writer.prepare(values, seed);
    expect(text?.isSure(page)).toBe(false);
    picked.add(text?.fill(page.page) ?? 'none');
  }
  expect(picked).toEqual(new Set(['Key & Sons', '']));
  expect(text).toMatchObject({ constant: null, parts: null, slots: null });
});

test('parts that are the same on every page become one', () => {
  expect(joinParts([literalPart('<p>'), literalPart('a'), literalPart('</p>')])).toEqual([
    literalPart('<p>a</p>'),
  ]);
});

test('a text that follows from facts alone is told from one that also names values or is picked', () => {
  const template = compiled([
    'Leave it at {{fact:county.drop_off}}.',
    'Leave it. It is open at {{fact:county.hours}} in {{city}}.',
    '{Go|Drive} to {{fact:county.drop_off}}.',
    'Go to {{fact:county.drop_off}} from {{city}}.',
    'Nothing of facts.',
  ]);
  const templateWriter = createTemplateWriter(template, encode);
  const facts = new Map([['county.drop_off', 'Reese Road']]);
  const { page } = templateWriter.prepare(values, 7, facts);
  const texts = templateWriter.sections[0]?.texts.slice(1).map(({ writer }) => writer.ofFacts(page));
  expect(texts).toEqual(['Leave it at Reese Road.', 'Leave it.', null, null, null]);
});

test('without the facts that a page lacks, a text has the writer of what is left of it', () => {
  const templateWriter = createTemplateWriter(
    compiled([
      '{Call|Ring} from {{city}}. It is open at {{fact:county.hours}}.',
      '{Go|Drive} to {{fact:county.drop_off}}.',
      'Nothing of facts in {{city}}.',
    ]),
    encode,
  );
  const writers = templateWriter.sections[0]?.texts.slice(1).map(({ writer }) => writer) ?? [];
  const facts = new Map([['county.drop_off', 'Reese Road']]);
  const prepared = templateWriter.prepare(values, 7, facts);
  const other = templateWriter.prepare(values, 8, facts);
  const left = writers.map(writer => writer.withFacts(prepared.page));

  expect(left.map(writer => writer.isSure(prepared))).toEqual([true, true, true]);
  expect(writers.map(writer => writer.isSure(prepared))).toEqual([false, false, true]);
  expect(left.map(writer => writer.namesFacts)).toEqual([false, true, false]);
  expect(left.map(writer => writer.fill(prepared.page))).toEqual(
    writers.map(writer => writer.fill(prepared.page)),
  );
  expect(left.map((writer, at) => writer === writers[at])).toEqual([false, false, true]);
  expect(writers.map(writer => writer.withFacts(other.page))).toEqual(left);
  expect(writers[0]?.withFacts(other.page)).toBe(left[0]);
});

test('with the facts that a page knows, a text is written from its parts, unless a fact is no ordinary text', () => {
  const templateWriter = createTemplateWriter(
    compiled([
      '{Go|Drive} to {{fact:county.drop_off}}. {{fact:county.drop_off}} is {near|close to} {{city}}.',
      '{Go|{{fact:county.drop_off}} first}, {{keyword}}!',
      '{|Go to {{fact:county.drop_off}}}',
      'Nothing of facts.',
    ]),
    encode,
  );
  const writers = templateWriter.sections[0]?.texts.slice(1).map(({ writer }) => writer) ?? [];
  const withFact = (fact: string) => {
    const facts = new Map([['county.drop_off', fact]]);
    return Array.from({ length: 20 }, (_, seed) => {
      const page = templateWriter.prepare(values, seed, facts);
      return writers.map(one => {
        const writer = one.withFacts(page.page);
        if (!writer.isSure(page)) return null;
        const out = new ByteWriter({ size: 4 });
        const isWritten = writer.write(page, out);
        expect(lettersIn(out)).toBe(isWritten ? encode(one.fill(page.page)) : '');
        return isWritten;
      });
    });
  };
  for (const sure of withFact('reese & Road')) expect(sure).toEqual([true, true, null, null]);
  for (const fact of ['a\u0007b', 'an end .', 'x'.repeat(301), '\ud800'])
    for (const sure of withFact(fact)) expect(sure).toEqual([null, null, null, null]);
});

test('a page’s own facts are written as if all pages shared them, and are no text of shared facts', () => {
  const templateWriter = createTemplateWriter(
    compiled([
      '{Go|Drive} to {{fact:county.drop_off}}. {{fact:place.finding_1}}.',
      '{{fact:place.finding_1}}.',
    ]),
    encode,
  );
  const writers = templateWriter.sections[0]?.texts.slice(1).map(({ writer }) => writer) ?? [];
  const shared = new Map([['county.drop_off', 'Reese Road']]);
  for (const finding of ['it freezes & thaws', 'Café pipes freeze', 'a\u0007b', '']) {
    const own = new Map([
      ['place.finding_1', finding],
      ['place.finding_2', 'no text has it'],
    ]);
    const layered = templateWriter.prepare(values, 7, new LayeredFacts(shared, own));
    const merged = templateWriter.prepare(values, 7, new Map([...shared, ...own]));
    expect(layered.page.facts).toEqual(merged.page.facts);
    expect(layered.ordinaryFacts).toEqual(merged.ordinaryFacts);
    for (const writer of writers) {
      expect(writer.fill(layered.page)).toBe(writer.fill(merged.page));
      expect(writer.ofFacts(layered.page) === null).toBe(
        finding !== '' || writer.ofFacts(merged.page) === null,
      );
      const [one, other] = [layered, merged].map(page => {
        const out = new ByteWriter();
        const own = writer.withFacts(page.page);
        return own.isSure(page) && own.write(page, out) ? lettersIn(out) : null;
      });
      expect(one).toBe(other);
    }
  }
});

test('a text whose casing is picked has no parts and writes nothing', () => {
  const templateWriter = createTemplateWriter(
    compiled('{Call|} {{keyword}}. {{fact:county.drop_off}} {is|it is} there.'),
    encode,
  );
  const writer = templateWriter.sections[0]?.texts[1]?.writer;
  const page = templateWriter.prepare(values, 3, new Map([['county.drop_off', 'Reese Road']]));
  const out = new ByteWriter();
  expect(writer?.withFacts(page.page).write(page, out)).toBe(false);
  expect(lettersIn(out)).toBe('');
});

import { expect, test } from 'vitest';
import { compileText } from '../../../engine/index.ts';
import { sectionFields, sectionTypes } from '../../../sections/schemas.ts';
import { contentFromPack } from './content-from-pack.ts';
import type { ContentTask } from './writing-provider.ts';

const task = (changes: Partial<ContentTask>): ContentTask => ({
  kind: 'content',
  action: 'generate',
  sectionType: 'hero',
  field: '',
  column: '',
  existing: '',
  pack: 'junk-removal',
  facts: {},
  variables: {},
  names: [],
  stated: [],
  ...changes,
});

const isSound = (text: string) =>
  text.trim() !== '' &&
  !text.includes('[') &&
  compileText(text, { kind: 'prose', key: 'x' }).issues.length === 0;

test('every field of every section type gets a text', () => {
  for (const { type } of sectionTypes) {
    for (const { name, columns } of sectionFields(type)) {
      for (const column of ['', ...columns.map(one => one.name)]) {
        const text = contentFromPack(task({ sectionType: type, field: name, column }));
        expect([type, name, column, isSound(text)]).toEqual([type, name, column, true]);
      }
    }
  }
});

test('the head texts and the map have texts of their own', () => {
  expect(contentFromPack(task({ sectionType: 'title_template' }))).toMatch(
    /^\{\{keyword\}\} in \{\{city\}\}, \{\{state\}\} \| /,
  );
  expect(contentFromPack(task({ sectionType: 'meta_description' }))).toContain('{{city}}');
  const variables = { city: 'Jupiter', state: 'FL' };
  const map = contentFromPack(task({ sectionType: 'map_description', variables }));
  expect(map).toContain('Jupiter');
  expect(map).not.toContain('{');
});

test('the same question gives the same text, another attempt or a text that is there another one', () => {
  const first = contentFromPack(task({}));
  expect(contentFromPack(task({}))).toBe(first);
  expect(contentFromPack(task({ facts: { attempt: '2' } }))).not.toBe(first);
  expect(contentFromPack(task({ existing: first }))).not.toBe(first);
});

test('expanding keeps what is there and adds what is not there yet', () => {
  const existing = 'We come to {{city}} with {two|three} people';
  let text = existing;
  for (let round = 0; round < 3; round += 1) {
    const longer = contentFromPack(task({ action: 'expand', existing: text }));
    expect(longer.startsWith(text)).toBe(true);
    expect(longer.length).toBeGreaterThan(text.length + 10);
    expect(isSound(longer)).toBe(true);
    text = longer;
  }
  expect(text.startsWith(`${existing}. `)).toBe(true);
  const sentences = text.split(/(?<=[.!?]) /);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('a title stays one line when it is expanded', () => {
  const title = contentFromPack(
    task({ action: 'expand', sectionType: 'title_template', existing: '{{keyword}} in {{city}}' }),
  );
  expect(title.replace(/\{\{fact:[a-z._]+\}\}/, '$99')).toMatch(
    /^\{\{keyword\}\} in \{\{city\}\} \| [^\n.]+$/,
  );
});

test('a hostile type or field is only a name that is not there', () => {
  for (const name of ['__proto__', 'constructor', '{{city}}', '../x', 'toString']) {
    expect(isSound(contentFromPack(task({ sectionType: name, field: name, column: name, pack: name })))).toBe(
      true,
    );
  }
});

import { expect, it } from 'vitest';
import { docComments } from './doc-comments.ts';

const check = (text: string, path = 'src/a.ts') => docComments([{ path, text }]);

it('takes comments that start with a noun, a verb or True if', () => {
  const plain = [
    '/** True if the page is published. */',
    '/** The value of each slot; undefined if it is not known. */',
    '/** Asks for the same page again, whether it exists or not. */',
    '/** Offers, by town. */',
    '/** Sounds of a busy street. */',
    '/** The sameness of two pages. */',
    '/* Of no declaration. */',
  ];
  for (const line of plain) expect([line, check(line)]).toEqual([line, []]);
});

it('finds comments that start in the middle of a sentence, with file, line and what to write', () => {
  expect(check('\nconst a = 1;\n  /** Whether the page is published. */')).toEqual([
    'src/a.ts:3: a doc comment starts with “Whether”. Start with “True if”, or with what the function does.',
  ]);
  expect(check('/** By slot; undefined: not known. */', 'test/a.tsx')).toEqual([
    'test/a.tsx:1: a doc comment starts with “By”. Name what it is: start with a noun or a verb.',
  ]);
  for (const word of ['Of', 'Those', 'As', 'Its', 'Their', 'Such', 'So', 'The same'])
    expect([word, check(`/** ${word} pages. */`).length]).toEqual([word, 1]);
});

it('reads the first line of a block alone', () => {
  expect(check('/**\n * Whether a page\n * is published.\n */')).toHaveLength(1);
  expect(check('/**\n * True if a page is published.\n * Those of other packs are not.\n */')).toEqual([]);
});

it('reads our own code alone', () => {
  expect(check('/** Of a pack. */', 'content/a.ts')).toEqual([]);
  expect(check('/** Of a guide. */', 'docs/a.md')).toEqual([]);
});

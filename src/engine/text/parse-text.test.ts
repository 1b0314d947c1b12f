import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_DEPTH, MAX_OPTIONS, MAX_PLACEHOLDERS, MAX_TEXT_LENGTH } from '../limits.ts';
import { parseText, type TextNode } from './parse-text.ts';

const nodesOf = (text: string) => parseText(text).nodes;
const problemsOf = (text: string) =>
  parseText(text).issues.map(({ code, line, column }) => `${code} ${line}:${column}`);
const literal = (text: string): TextNode => ({ kind: 'literal', text });
const value = (name: string): TextNode => ({ kind: 'value', name });

/** Converts a tree back to its text, as far as the tree keeps it. */
function write(nodes: readonly TextNode[]): string {
  return nodes
    .map(node => {
      if (node.kind === 'literal') return node.text;
      return node.kind === 'value' ? `{{${node.name}}}` : `{${node.options.map(write).join('|')}}`;
    })
    .join('');
}

describe('placeholders', () => {
  test('placeholders are read with spaces inside and in any case', () => {
    expect(nodesOf('a {{city}} b {{ State }}')).toEqual([
      literal('a '),
      value('city'),
      literal(' b '),
      value('state'),
    ]);
  });

  test('placeholders have names of letters, digits and underscores', () => {
    expect(nodesOf('{{zip_code2}}')).toEqual([value('zip_code2')]);
  });

  test('placeholders with a bad name stay literal and are named', () => {
    expect(nodesOf('{{first name}}')).toEqual([literal('{{first name}}')]);
    expect(problemsOf('x\n {{first name}}')).toEqual(['bad-placeholder-name 2:2']);
    expect(problemsOf('{{}}')).toEqual(['bad-placeholder-name 1:1']);
    expect(problemsOf('{{2nd}}')).toEqual(['bad-placeholder-name 1:1']);
  });

  test('placeholders with one closing brace are named as unclosed, once', () => {
    expect(nodesOf('in {{city} now')).toEqual([literal('in {{city} now')]);
    expect(problemsOf('in {{city} now')).toEqual(['unclosed-placeholder 1:4']);
  });

  test('placeholders without closing braces are named as unclosed, once', () => {
    expect(problemsOf('in {{city now')).toEqual(['unclosed-placeholder 1:4']);
  });

  test('mean nothing in a value', () => {
    expect(parseText('{{city}}', { hasPlaceholders: false })).toEqual({
      nodes: [literal('{{city}}')],
      issues: [],
    });
  });

  test('placeholders stay literal beyond the limit', () => {
    const { nodes, issues } = parseText('{{a}}'.repeat(MAX_PLACEHOLDERS + 2));
    expect(nodes).toHaveLength(MAX_PLACEHOLDERS + 1);
    expect(nodes.at(-1)).toEqual(literal('{{a}}{{a}}'));
    expect(issues.map(issue => issue.code)).toEqual(['too-many-placeholders']);
  });
});

describe('spin groups', () => {
  test('are read with their options', () => {
    expect(nodesOf('{a|b}')).toEqual([{ kind: 'group', options: [[literal('a')], [literal('b')]] }]);
  });

  test('nest and hold placeholders', () => {
    expect(nodesOf('{a {b|{{city}}}|c}')).toEqual([
      {
        kind: 'group',
        options: [
          [literal('a '), { kind: 'group', options: [[literal('b')], [value('city')]] }],
          [literal('c')],
        ],
      },
    ]);
  });

  test('begin with two or three braces where groups and placeholders nest', () => {
    expect(write(nodesOf('{{a|b}|c}'))).toBe('{{a|b}|c}');
    expect(parseText('{{{city}}|here}')).toEqual({
      nodes: [{ kind: 'group', options: [[value('city')], [literal('here')]] }],
      issues: [],
    });
  });

  test('may have empty options, which are information', () => {
    const { nodes, issues } = parseText('{very |}fast');
    expect(nodes[0]).toEqual({ kind: 'group', options: [[literal('very ')], []] });
    expect(issues).toMatchObject([{ code: 'empty-option', level: 'information' }]);
  });

  test('without a bar are literal braces', () => {
    expect(parseText('{fast}')).toEqual({ nodes: [literal('{fast}')], issues: [] });
    expect(nodesOf('{x {a|b}}')).toHaveLength(3);
  });

  test('in double braces are named, since a placeholder was meant', () => {
    expect(write(nodesOf('{{a|b}}'))).toBe('{{a|b}}');
    expect(problemsOf('{{a|b}}')).toEqual(['bad-placeholder-name 1:1']);
  });

  test('a bar outside of them is literal', () => {
    expect(parseText('a|b')).toEqual({ nodes: [literal('a|b')], issues: [] });
  });
});

describe('unbalanced braces', () => {
  test('stay literal and do not harm groups after them', () => {
    expect(nodesOf('call {now. {a|b}')).toEqual([
      literal('call {now. '),
      { kind: 'group', options: [[literal('a')], [literal('b')]] },
    ]);
    expect(problemsOf('call {now. {a|b}')).toEqual(['unclosed-brace 1:6']);
  });

  test('keep their bars', () => {
    expect(nodesOf('{a|b')).toEqual([literal('{a|b')]);
    expect(problemsOf('{{a|b')).toEqual(['unclosed-brace 1:1', 'unclosed-brace 1:2']);
  });

  test('closing ones are named with line and column', () => {
    expect(nodesOf('a}\nb}')).toEqual([literal('a}\nb}')]);
    expect(problemsOf('a}\nb}')).toEqual(['unexpected-closing-brace 1:2', 'unexpected-closing-brace 2:2']);
  });

  test('are quoted with the text around them', () => {
    const [issue] = parseText(`${'word '.repeat(20)}{ more ${'text '.repeat(20)}`).issues;
    expect(issue?.excerpt).toBe('…word word word word { more text text text text text text tex…');
  });
});

describe('limits', () => {
  test('a text that is too long is kept as it is', () => {
    const text = '{a|b}'.repeat(MAX_TEXT_LENGTH / 5 + 1);
    expect(nodesOf(text)).toEqual([literal(text)]);
    expect(parseText(text).issues.map(issue => issue.code)).toEqual(['too-long']);
  });

  test('groups as deep as the limit are read', () => {
    const text = `${'{a|'.repeat(MAX_DEPTH)}b${'}'.repeat(MAX_DEPTH)}`;
    expect(parseText(text).issues).toEqual([]);
    expect(write(nodesOf(text))).toBe(text);
  });

  test('deeper groups stay literal with their bars and closing braces', () => {
    const text = `${'{a|'.repeat(MAX_DEPTH + 2)}b${'}'.repeat(MAX_DEPTH + 2)}`;
    expect(parseText(text).issues.map(issue => issue.code)).toEqual(['too-deep']);
    expect(write(nodesOf(text))).toBe(text);
  });

  test('a group with too many options stays literal', () => {
    const text = `{${'a|'.repeat(MAX_OPTIONS)}b}`;
    expect(nodesOf(text)).toEqual([literal(text)]);
    expect(parseText(text).issues.map(issue => issue.code)).toEqual(['too-many-options']);
    expect(parseText(`{${'a|'.repeat(MAX_OPTIONS - 1)}b}`).issues).toEqual([]);
  });

  test('issues of one text are bounded', () => {
    expect(parseText('}'.repeat(5_000)).issues).toHaveLength(100);
  });
});

describe('any text', () => {
  const hostile = fc
    .array(fc.constantFrom('{', '}', '|', '{{', '}}', '{{city}}', 'a', ' ', '\n', '😀', 'x y'), {
      maxLength: 60,
    })
    .map(parts => parts.join(''));

  /** Spaces around a placeholder's name are not kept. */
  const tight = (text: string) => text.replaceAll(/\{\{\s*([a-z][a-z0-9_]*)\s*\}\}/gi, '{{$1}}');

  test('any text is read without loss', () => {
    fc.assert(
      fc.property(hostile, text => {
        expect(tight(write(nodesOf(text)))).toBe(tight(text));
      }),
      { examples: [['{{a\n}}']] },
    );
  });

  test('any text without braces and escapes is one literal without issues', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), text => {
        const plain = text.replace(/[{}]/g, '-').replace(/\\(?=[|\\])/g, '-');
        expect(parseText(plain)).toEqual({ nodes: [literal(plain)], issues: [] });
      }),
    );
  });
});

describe('a backslash', () => {
  test('a backslash means the brace or bar behind it', () => {
    expect(nodesOf(String.raw`open {24/7\|daily|always} \{here\}`)).toEqual([
      literal('open '),
      { kind: 'group', options: [[literal('24/7|daily')], [literal('always')]] },
      literal(' {here}'),
    ]);
    expect(nodesOf(String.raw`\{\{city\}\}`)).toEqual([literal('{{city}}')]);
    expect(problemsOf(String.raw`\{ \| \}`)).toEqual([]);
  });

  test('before any other letter is a backslash', () => {
    expect(nodesOf(String.raw`C:\temp\ and \n`)).toEqual([literal(String.raw`C:\temp\ and \n`)]);
  });

  test('a backslash is meant where two stand before a brace or bar', () => {
    expect(nodesOf(String.raw`{a\\|b}`)).toEqual([
      { kind: 'group', options: [[literal('a\\')], [literal('b')]] },
    ]);
    expect(nodesOf(String.raw`\\\|`)).toEqual([literal('\\|')]);
  });

  test('a backslash is a backslash in a value, and in texts that were frozen before it had a meaning', () => {
    const text = String.raw`{a\|b}`;
    const before = [{ kind: 'group', options: [[literal('a\\')], [literal('b')]] }];
    expect(parseText(text, { hasPlaceholders: false }).nodes).toEqual(before);
    expect(parseText(text, { level: 1 }).nodes).toEqual(before);
    expect(parseText('{{a city}}', { level: 1 }).nodes).toEqual([literal('{{a city}}')]);
    expect(parseText('{{a city}}').nodes).toEqual([value('a city')]);
  });

  test('a backslash changes no text without one: both levels read it the same', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('{', '}', '|', 'a', 'b', ' ', 'c'), maxLength: 60 }),
        text => {
          fc.pre(!/\{\{\s*an?\s/.test(text));
          expect(parseText(text, { level: 1 })).toEqual(parseText(text, { level: 2 }));
        },
      ),
    );
  });
});

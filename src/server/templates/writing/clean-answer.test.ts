import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { compileText } from '../../../engine/index.ts';
import { answerText, cleanContent } from './clean-answer.ts';

const names = ['city', 'state'];

test('a plain answer stays as it is, placeholders and choices included', () => {
  const text = 'We {haul|carry} in {{city}}, {{state}}.\nFrom $99.\n\n"Great," they said. 5 < 6 & 7 > 2.';
  expect(cleanContent(text, names)).toBe(text);
});

test('wrapping is taken off', () => {
  expect(answerText('```text\nWe haul.\n```')).toBe('We haul.');
  expect(answerText('Sure! Here is your text:\n\n"We haul."')).toBe('We haul.');
  expect(answerText("Here's the copy:\nWe haul.")).toBe('We haul.');
  expect(answerText('{"content": "We haul.", "note": 1}')).toBe('We haul.');
  expect(answerText('```json\n{"spintaxContent":"We {haul|carry}."}\n```')).toBe('We {haul|carry}.');
});

test('markup is taken out, and what a script said with it', () => {
  const hostile =
    '<p>We <b onclick="x()">haul</b>.</p><script>alert(1)</script><img src=x onerror=alert(1)><!-- x -->**Fast** `now`\n## Then\n[call](javascript:alert(1))';
  expect(answerText(hostile)).toBe('We haul.\nFast now\nThen\ncall');
  expect(answerText('We haul.<script>alert(1)')).toBe('We haul.');
  expect(answerText('<scr<script>x</script>ipt>We haul.')).not.toMatch(/<script/i);
});

test('invisible characters are taken out', () => {
  expect(answerText('We\u0000 ha\u200bul\u202e.\r\nNow\ufeff')).toBe('We haul.\nNow');
});

test('braces that do not close become text', () => {
  expect(cleanContent('We {haul in {{city}} and {{moon_base}}', names)).toBe(
    'We haul in {{city}} and moon base',
  );
  expect(cleanContent('Both {{city} and {a|b', names)).toBe('Both city and a, b');
  expect(cleanContent('An {{{{evil}}}} name', names)).toBe('An evil name');
});

test('what is no text is refused', () => {
  for (const answer of [
    '',
    '   \n',
    '123 !!',
    '<script>x</script>',
    '{"error":"no"}',
    '["a"]',
    '{"content": 7}',
    'I’m sorry, but I can’t help with that.',
    'As an AI language model, I have no truck.',
    'x'.repeat(10_001),
  ]) {
    expect([answer.slice(0, 20), cleanContent(answer, names)]).toEqual([answer.slice(0, 20), null]);
  }
});

const part = oneof(
  constantFrom(
    '{{city}}',
    '{{evil}}',
    '{',
    '}',
    '|',
    '{{',
    '}}',
    '<script>',
    '</script>',
    '<',
    '>',
    '```',
    '**',
    '[',
    '](',
  ),
  string({ unit: 'binary', maxLength: 10 }),
);

test('whatever a model answers, the engine finds no problem in what is kept, and no unknown placeholder', () => {
  assert(
    property(array(part, { maxLength: 30 }), parts => {
      const kept = cleanContent(`a${parts.join('')}`, names);
      if (kept === null) return;
      const { issues, names: used } = compileText(kept, { kind: 'plain', key: 'x' });
      expect(issues.filter(({ level }) => level === 'problem')).toEqual([]);
      expect(used.filter(name => !names.includes(name))).toEqual([]);
      expect(kept).toBe(kept.toWellFormed());
    }),
    { numRuns: 1_000 },
  );
});

test('hostile length ends soon', () => {
  const before = process.threadCpuUsage();
  for (const piece of [
    '<script',
    '<',
    '[',
    ' ',
    '{',
    '{{ ',
    '**',
    '`',
    '"',
    '<!--',
    '\n',
    '</p',
    '![](',
    'Sure ',
  ]) {
    cleanContent(`a${piece.repeat(100_000 / piece.length)}b`, names);
  }
  expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(3_000);
});

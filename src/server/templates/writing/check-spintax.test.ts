import { expect, test } from 'vitest';
import { spintaxFault } from './check-spintax.ts';

const original = 'We haul in {{city}} from $99. See https://a.example/x or call 555-0100.';

test('a well-formed spin of the text is taken', () => {
  const spun =
    '{We haul|We carry things} in {{city}} from $99. {See https://a.example/x|Look at https://a.example/x} or {call|ring} 555-0100.';
  expect(spintaxFault(original, spun)).toBeNull();
});

test('each way to spoil a text has its name', () => {
  const spoilt = {
    malformed: '{We haul|We carry in {{city}} from $99. See https://a.example/x or call 555-0100.',
    'no-variation': original,
    'lost-part': '{We haul in {{city}}|We haul} from $99. See https://a.example/x or call 555-0100.',
    'invented-part':
      '{We haul|In 2 hours we haul} in {{city}} from $99. See https://a.example/x or call 555-0100.',
    'too-long': `{We|${'x'.repeat(4_000)}} haul in {{city}} from $99. See https://a.example/x or call 555-0100.`,
  };
  expect(
    Object.keys(spoilt).map(name => [
      name,
      spintaxFault(original, Object.entries(spoilt).find(([key]) => key === name)?.[1] ?? ''),
    ]),
  ).toEqual(Object.keys(spoilt).map(name => [name, name]));
});

test('another link, price or placeholder in any reading is refused', () => {
  for (const [from, to] of [
    ['https://a.example/x', '{https://a.example/x|https://evil.example/x}'],
    ['$99', '{$99|$89}'],
    ['{{city}}', '{{{city}}|{{country}}}'],
    ['{{city}}', '{{{city}}|javascript:alert(1)}'],
    ['We haul', '{We haul|Write to me@evil.example, we haul}'],
  ] as const) {
    expect(
      spintaxFault(
        original,
        original.replace(from, () => to),
      ),
    ).toMatch(/-part$/);
  }
});

test('a text that varies already may lose what only some of its readings have', () => {
  expect(
    spintaxFault('We haul{ in {{city}}|}. Call now.', 'We haul{ in {{city}}|}. {Call|Ring} now.'),
  ).toBeNull();
});

test('a placeholder may have the name of what every object has', () => {
  const text = 'We haul {{constructor}} in {{city}}.';
  expect(spintaxFault(text, '{We haul|We carry} {{constructor}} in {{city}}.')).toBeNull();
});

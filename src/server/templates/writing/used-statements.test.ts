import { describe, expect, it } from 'vitest';
import { takeUsed, withoutUsedLine } from './used-statements.ts';

describe('the statements that a model says it used', () => {
  it.each([
    ['We haul.\nUSED: 2', 'We haul.', [1]],
    ['We haul.\n\n**USED: 1, 3**\n', 'We haul.\n', [0, 2]],
    ['We haul.\nUsed: none', 'We haul.', []],
    ['We haul what you used: all of it.', 'We haul what you used: all of it.', []],
    ['We haul.', 'We haul.', []],
  ])('the statements that a model says it used are taken off the end of %j', (answer, text, used) => {
    expect(takeUsed(answer, 3)).toEqual({ text, used });
  });

  it.each(['We haul.\nUSED: 4', 'We haul.\nUSED: 0', 'We haul.\nUSED: 1, 99'])(
    'the statements that a model says it used are those it was given: %j',
    answer => {
      expect(takeUsed(answer, 3)).toBeNull();
    },
  );

  it('the statements that a model says it used are not streamed, however the line is cut', async () => {
    for (const cut of [1, 2, 3, 5, 9]) {
      const told: string[] = [];
      const pass = withoutUsedLine(async piece => void told.push(piece));
      const answer = 'We use\nboards. Used: by all.\nUSED: 1, 2';
      for (let at = 0; at < answer.length; at += cut) await pass(answer.slice(at, at + cut));
      expect(told.join('')).toBe('We use\nboards. Used: by all.');
    }
  });
});

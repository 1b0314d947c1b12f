import { describe, expect, it } from 'vitest';
import { edited, redone, startHistory, undone } from './draft-history.ts';

/** Writes each text in turn, `gap` ms apart, in one field. */
function typed(texts: readonly string[], gap: number, place: string | null = 'title') {
  let history = startHistory('');
  let at = 0;
  for (const text of texts) {
    history = edited(history, text, { place, at: at + gap }, at);
    at += gap;
  }
  return history;
}

describe('history of a draft', () => {
  it('history of a draft takes typing in one place as one step', () => {
    expect(undone(typed(['a', 'ab', 'abc'], 100)).present).toBe('');
  });

  it('history of a draft begins a new step after a pause', () => {
    expect(undone(typed(['a', 'ab'], 5_000)).present).toBe('a');
  });

  it('history of a draft begins a new step in another field, and for everything that is no typing', () => {
    const elsewhere = edited(typed(['a'], 100), 'b', { place: 'name', at: 200 }, 100);
    expect(undone(elsewhere).present).toBe('a');
    expect(undone(typed(['a', 'ab'], 10, null)).present).toBe('a');
  });

  it('history of a draft gives back what was undone, until something else is written', () => {
    const back = undone(typed(['a', 'ab'], 5_000));
    expect(redone(back).present).toBe('ab');
    const other = edited(back, 'x', { place: 'title', at: 99_000 }, 10_000);
    expect(redone(other).present).toBe('x');
    expect(undone(other).present).toBe('a');
  });

  it('history of a draft stays as it is when there is nothing to undo or redo', () => {
    const history = startHistory('a');
    expect(undone(history)).toBe(history);
    expect(redone(history)).toBe(history);
    expect(edited(history, 'a', { place: null, at: 1 }, 0)).toBe(history);
  });
});

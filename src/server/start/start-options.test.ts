import { expect, test } from 'vitest';
import { readStartOptions } from './start-options.ts';

test('without arguments a process serves and works, and ends at once when asked to', () => {
  expect(readStartOptions([])).toEqual({ options: { serves: true, works: true, drain: 0 } });
});

test('web serves and takes requests for five seconds more; worker works', () => {
  expect(readStartOptions(['--only', 'web'])).toEqual({ options: { serves: true, works: false, drain: 5 } });
  expect(readStartOptions(['--only=worker'])).toEqual({ options: { serves: false, works: true, drain: 0 } });
  expect(readStartOptions(['--only', 'web', '--drain', '0.5'])).toMatchObject({ options: { drain: 0.5 } });
});

test.each([
  ['--only', 'queue'],
  ['--only', ''],
  ['--only'],
  ['--drain', '-1'],
  ['--drain', 'soon'],
  ['--drain', ''],
  ['--drain', '601'],
  ['--workers', '2'],
  ['web'],
])('what it does not know is refused with what there is: %s %s', (...args) => {
  expect(readStartOptions(args)).toEqual({ problem: expect.stringContaining('npm start [--') });
});

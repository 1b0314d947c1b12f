import { expect, test } from 'vitest';
import { isListOfRows } from '../../templates/sheets/sheet-lists.ts';
import { listsOf } from './use-plan-lists.ts';

const row = (crew: string) => ({ city: 'Orlando', state: 'FL', field_values: { crew } });
const lists = { location_values: [row('first'), row('second')], data_sets: [] };

test('without a page per row, what is stored of a plan is no list of rows', () => {
  const { location_values } = listsOf({ ...lists, page_per_row: false });
  expect(location_values).toEqual([row('first')]);
  expect(isListOfRows(location_values)).toBe(false);
});

test('with a page per row, each row is stored', () => {
  expect(isListOfRows(listsOf({ ...lists, page_per_row: true }).location_values)).toBe(true);
});

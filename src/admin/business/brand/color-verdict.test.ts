import { expect, test } from 'vitest';
import { houseColors } from '../../../sections/schemas.ts';
import { colorVerdicts } from './color-verdict.ts';

test('a color that can be read is shown as it is, with its contrast', () => {
  const { brand_color, second_color } = colorVerdicts(houseColors);
  expect(brand_color.sentence).toBe('Shown as it is. Text on it has 14.3:1.');
  expect([second_color.is_shifted, second_color.light]).toEqual([false, '#ffab0f']);
});

test('a color that can’t says what would have been, what is shown, and in which direction', () => {
  const { brand_color, second_color } = colorVerdicts({ brand_color: '#ffff00', second_color: '#808080' });
  expect(brand_color.is_shifted).toBe(true);
  expect(brand_color.sentence).toMatch(/^Text on your color would have 1\.0:1; .*darker, with 4\.5:1\.$/);
  expect(second_color.sentence).toMatch(/would have 3\.9:1; .*lighter|would have 3\.9:1; .*darker/);
});

/** Brand colors on which no text is readable, and buttons that vanish on their background. */
export const hostileColors: readonly (readonly [brand_color: string, second_color: string])[] = [
  ['#ffffff', '#faf5ea'],
  ['#ffff00', '#ffffff'],
  ['#808080', '#808080'],
  ['#00ff00', '#0d1b2c'],
  ['#ff00ff', '#ff00ff'],
];

/** The checker's rules that colors can break. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** The two colors a business brings: of its bands, text and illustrations; and of what calls for action. */
export interface BrandColors {
  readonly brand_color: string;
  readonly second_color: string;
}

/** The colors of `tokens.css`, for packs without colors. */
export const houseColors: BrandColors = { brand_color: '#11263f', second_color: '#ffab0f' };

/** The values of `tokens.css` by day: six digits each, so that they can be computed with. */
const light = {
  paper: '#faf5ea',
  white: '#ffffff',
  ink: '#11263f',
  'ink-soft': '#45566b',
  rule: '#d9cfbc',
  sky: '#dcebf4',
  field: '#fffdf8',
  road: '#11263f',
  'road-raised': '#1d3857',
  'road-text': '#fbf7ee',
  'road-soft': '#bccbdb',
  'road-rule': '#38536f',
  'road-blue': '#37719f',
  'road-sand': '#86795f',
  'road-alert': '#ffa99d',
  action: '#ffab0f',
  'action-hover': '#ffbc40',
  'action-edge': '#ffab0f',
  'road-action-edge': '#ffab0f',
  'on-action': '#11263f',
  leaf: '#2a7347',
  alert: '#a3291c',
  'art-line': '#11263f',
  'art-blue': '#9fcbe6',
  'art-sand': '#f3dfb8',
  'art-solid': '#11263f',
  'art-limb': '#11263f',
  focus: '#0b5cad',
  print: '#faf5ea',
  'print-ink': '#11263f',
  'print-soft': '#45566b',
};

export type ColorRole = keyof typeof light;
export type Colors = Readonly<Record<ColorRole, string>>;

/** All colors of the public site, by day and by night. */
export interface Palette {
  readonly light: Colors;
  readonly dark: Colors;
}

/** Equal to `tokens.css`; a test compares them. */
export const housePalette: Palette = {
  light,
  dark: {
    ...light,
    paper: '#0d1b2c',
    white: '#142639',
    ink: '#f3eee2',
    'ink-soft': '#b3c0ce',
    rule: '#30445a',
    sky: '#172f46',
    field: '#0d1b2c',
    road: '#06101c',
    'road-raised': '#142a42',
    'road-rule': '#2c445e',
    leaf: '#86d0a2',
    alert: '#ffa99d',
    'art-line': '#e8edf2',
    'art-blue': '#2f6590',
    'art-sand': '#7c683b',
    'art-solid': '#0a1624',
    'art-limb': '#6f9dc4',
    focus: '#8cc8ff',
  },
};

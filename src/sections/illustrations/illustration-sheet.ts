import type { Illustrations, Street } from './illustrations.ts';
import type { Shape, ShapeOf } from './shapes-from.ts';

/*
 * Illustrations on all pages of a kind are in the style sheet, which browsers cache. There they are pictures, one per
 * background, because a picture can't inherit page colors. The build makes the style sheet of each set, see vite.config.ts.
 */

/** The colors of an illustration on one background. */
type Inks = Readonly<
  Record<'line' | 'blue' | 'sand' | 'solid' | 'limb' | 'leaf' | 'paper' | 'white', string>
>;

interface StyledShape extends Shape {
  /** The width in the illustration's own measures; with `isEven`, in the screen's, at every size. */
  readonly lineWidth: number;
  readonly isEven?: boolean;
  readonly line?: 'line' | 'white';
}

/** The style sheet of the pages of one set, in the colors of `tokens.css`. */
export function setStyleSheet(
  tokens: string,
  set: string,
  { mark, promise, scene, hasTruckGauge }: Illustrations,
  shapeOf: ShapeOf,
): string {
  const { rule, onRoad } = rulesIn(tokens);
  const ownSign = (name: string) => shapeOf(`${set}/signs/${name}`, `local/signs/${name}`);
  return [
    '@import "../site.css";\n',
    onRoad('phone', shapeOf('shapes/phone')),
    onRoad('calendar', shapeOf('shapes/calendar')),
    rule('.place-drawn', { ...shapeOf('shapes/street-map'), lineWidth: 7, isEven: true, line: 'white' }),
    rule(`i.art-${mark}`, withLineWidth(ownSign(mark), 4)),
    rule(`i.art-${promise}`, withLineWidth(ownSign(promise), 4)),
    rule(`.wordmark .art-${mark}`, withLineWidth(ownSign(mark), 2.5)),
    onRoad(mark, ownSign(mark)),
    ...(hasTruckGauge === true ? gaugeRules(rule, name => shapeOf(`${set}/gauge/${name}`)) : []),
    ...(scene.kind === 'street' ? streetRules(scene, rule, name => shapeOf(`${set}/${name}`)) : []),
  ].join('');
}

type Rule = (selector: string, shape: StyledShape) => string;

function rulesIn(tokens: string): { rule: Rule; onRoad: (name: string, shape: Shape) => string } {
  const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)');
  const day = colorsOf(light);
  const night = { ...day, ...colorsOf(dark) };
  return {
    rule(selector, shape) {
      const [byDay, byNight] = [day, night].map(
        colors => `background-image: ${pictureOf(shape, pageInks(colors))};`,
      );
      return `${selector} {\n  ${byDay}\n  @media (prefers-color-scheme: dark) {\n    ${byNight}\n  }\n}\n`;
    },
    onRoad(name, shape) {
      const picture = pictureOf(withLineWidth(shape, 3), { ...pageInks(day), ...roadInks(day) });
      return `.road .art-${name} {\n  background-image: ${picture};\n}\n`;
    },
  };
}

/** The truck, and eighths of a load from the bottom up. */
function gaugeRules(rule: Rule, shapeOf: ShapeOf): string[] {
  return [
    rule('.art-gauge::before', { ...shapeOf('truck'), lineWidth: 3.5 }),
    ...['1', '2', '3', '4', '5', '6', '7', '8'].map(eighth =>
      rule(`.art-gauge > :nth-child(${eighth})`, { ...shapeOf(eighth), lineWidth: 3.5 }),
    ),
  ];
}

function streetRules({ near }: Street, rule: Rule, shapeOf: ShapeOf): string[] {
  const street = (name: string) => ({ ...shapeOf(name), lineWidth: 3.5 });
  return [
    rule('.art-street', street('street')),
    ...(near === undefined ? [] : [rule('.art-street.near', street('street-near'))]),
  ];
}

function withLineWidth(shape: Shape, lineWidth: number): StyledShape {
  return { ...shape, lineWidth, isEven: true };
}

/** An illustration as a data URL. Its colors are in one place, so variants compress well together. */
function pictureOf({ box, markup, lineWidth, isEven, line = 'line' }: StyledShape, inks: Inks): string {
  const parts = Object.entries(partsIn(inks)).filter(([name]) => markup.includes(`class="${name}"`));
  const rules = [
    `svg{fill:none;stroke:${inks[line]};stroke-width:${lineWidth};stroke-linecap:round;stroke-linejoin:round}`,
    ...(isEven === true ? ['*{vector-effect:non-scaling-stroke}'] : []),
    ...parts.map(([name, rule]) => `.${name}{${rule}}`),
  ];
  const plain =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>${rules.join('')}</style>${markup}</svg>`
      .replace(/><\/(?:path|rect|circle)>/g, '/>')
      .replaceAll('"', "'")
      .replaceAll('#', '%23');
  return `url("data:image/svg+xml,${plain}")`;
}

/** The rules of `illustrations.css` for the parts of an illustration. */
function partsIn(inks: Inks): Readonly<Record<string, string>> {
  const filled = (ink: string) => `fill:${ink};stroke:none`;
  return {
    a: filled(inks.blue),
    b: filled(inks.sand),
    leaf: filled(inks.leaf),
    k: `fill:${inks.solid}`,
    skin: `fill:${inks.paper}`,
    glass: `fill:${inks.paper}`,
    far: `stroke:${inks.blue}`,
    frond: `fill:${inks.blue};stroke-width:2`,
    trunk: 'stroke-width:8',
    leg: `stroke:${inks.limb};stroke-width:13`,
    shoe: `stroke:${inks.limb};stroke-width:8`,
    arm: 'stroke-width:12',
    'arm-in': `stroke:${inks.blue};stroke-width:6`,
    water: `${filled(inks.blue)};opacity:.55`,
    avenue: 'stroke-width:16',
  };
}

/** A token's value by its name. */
type Colors = Readonly<Record<string, string>>;

function colorsOf(tokens: string): Colors {
  return Object.fromEntries(
    Array.from(tokens.matchAll(/(?<![\w-])--([\w-]+): (#\w+);/g), ([, name, value]) => [name, value]),
  );
}

function pageInks(colors: Colors): Inks {
  return {
    line: named(colors, 'art-line'),
    blue: named(colors, 'art-blue'),
    sand: named(colors, 'art-sand'),
    solid: named(colors, 'art-solid'),
    limb: named(colors, 'art-limb'),
    leaf: named(colors, 'leaf'),
    paper: named(colors, 'paper'),
    white: named(colors, 'white'),
  };
}

/** The inks of a dark band in `parts.css`: equal by day and by night. */
function roadInks(colors: Colors): Pick<Inks, 'line' | 'blue' | 'sand' | 'solid'> {
  return {
    line: named(colors, 'road-text'),
    blue: named(colors, 'road-blue'),
    sand: named(colors, 'road-sand'),
    solid: named(colors, 'road-text'),
  };
}

function named(colors: Colors, name: string): string {
  const value = colors[name];
  if (value === undefined) throw new Error(`tokens.css has no color --${name}`);
  return value;
}

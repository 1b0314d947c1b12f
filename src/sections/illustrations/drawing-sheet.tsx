import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EighthShape, eighths, gaugeBox, gaugeShape } from './hauling/load-in-eighths.tsx';
import type { Illustrations, Sign, Street } from './illustrations.ts';
import { sceneBox } from './scene.tsx';
import { calendarShape, phoneShape } from './shapes/everyday-signs.tsx';
import { streetMapBox, streetMapShape } from './street-map.tsx';

/*
 * Drawings on all pages of a kind are in the style sheet, which browsers cache. There they are pictures, one per
 * background, because a picture can't inherit page colors. The build makes the style sheet of each set, see vite.config.ts.
 */

const signBox = '0 0 98 92';

/** The colors of a drawing on one background. */
type Inks = Readonly<
  Record<'line' | 'blue' | 'sand' | 'solid' | 'limb' | 'leaf' | 'paper' | 'white', string>
>;

interface Drawn {
  readonly box: string;
  readonly shape: ReactNode;
  /** The width in the drawing's own measures; with `isEven`, in the screen's, at every size. */
  readonly lineWidth: number;
  readonly isEven?: boolean;
  readonly line?: 'line' | 'white';
}

/** The style sheet of the pages of one set, in the colors of `tokens.css`. */
export function setStyleSheet(
  tokens: string,
  { mark, promise, scene, hasTruckGauge }: Illustrations,
): string {
  const { rule, onRoad } = rulesIn(tokens);
  const map = { box: streetMapBox, lineWidth: 7, isEven: true, line: 'white' } as const;
  return [
    '@import "../site.css";\n',
    onRoad({ name: 'phone', shape: phoneShape }),
    onRoad({ name: 'calendar', shape: calendarShape }),
    rule('.place-drawn', { ...map, shape: streetMapShape }),
    rule(`i.art-${mark.name}`, signDrawn(mark, 4)),
    rule(`i.art-${promise.name}`, signDrawn(promise, 4)),
    rule(`.wordmark .art-${mark.name}`, signDrawn(mark, 2.5)),
    onRoad(mark),
    ...(hasTruckGauge === true ? gaugeRules(rule) : []),
    ...(scene.kind === 'street' ? streetRules(scene, rule) : []),
  ].join('');
}

type Rule = (selector: string, drawn: Drawn, property?: string, under?: string) => string;

function rulesIn(tokens: string): { rule: Rule; onRoad: (sign: Sign) => string } {
  const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)');
  const day = colorsOf(light);
  const night = { ...day, ...colorsOf(dark) };
  return {
    rule(selector, drawn, property = 'background-image', under = '') {
      const [byDay, byNight] = [day, night].map(
        colors => `${property}: ${pictureOf(drawn, pageInks(colors))}${under};`,
      );
      return `${selector} {\n  ${byDay}\n  @media (prefers-color-scheme: dark) {\n    ${byNight}\n  }\n}\n`;
    },
    onRoad(sign) {
      const picture = pictureOf(signDrawn(sign, 3), { ...pageInks(day), ...roadInks(day) });
      return `.road .art-${sign.name} {\n  background-image: ${picture};\n}\n`;
    },
  };
}

function gaugeRules(rule: Rule): string[] {
  const gauge = { box: gaugeBox, lineWidth: 3.5 };
  return [
    rule('.art-gauge::before', { ...gauge, shape: gaugeShape }),
    ...eighths.map((eighth, place) =>
      rule(`.art-gauge > :nth-child(${place + 1})`, { ...gauge, shape: <EighthShape eighth={eighth} /> }),
    ),
  ];
}

function streetRules({ background, Crew, loads }: Street, rule: Rule): string[] {
  const street = { box: sceneBox, lineWidth: 3.5 };
  return [
    rule('.art-street', { ...street, shape: background }, '--street'),
    ...Object.entries(loads).map(([load, shape]) => {
      const crew = { ...street, shape: <Crew load={load} shape={shape} /> };
      return rule(`.art-street.${load}`, crew, 'background-image', ', var(--street)');
    }),
  ];
}

function signDrawn({ shape }: Sign, lineWidth: number): Drawn {
  return { box: signBox, lineWidth, isEven: true, shape };
}

/** A drawing as a data URL. Its colors are in one place, so variants compress well together. */
function pictureOf({ box, shape, lineWidth, isEven, line = 'line' }: Drawn, inks: Inks): string {
  const markup = renderToStaticMarkup(shape);
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

/** The rules of `illustrations.css` for the parts of a drawing. */
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

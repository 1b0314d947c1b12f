import type { Cargo } from './illustrations.ts';

/** The content of an SVG file in the classes of `illustrations.css`, and its view box. */
export interface Shape {
  readonly box: string;
  readonly markup: string;
}

/** Gives the shape of the first of these names that has a file. */
export type ShapeOf = (...names: readonly string[]) => Shape;

/**
 * Reads each SVG file of `svg/` once. A `use` of another file becomes its content, in a group if it has a transform.
 * @example shapesFrom(readFile)('hauling/things/sofa').box // '0 0 98 92'
 */
export function shapesFrom(fileOf: (path: string) => string | undefined): ShapeOf {
  const known = new Map<string, Shape>();
  const shapeOf: ShapeOf = (...names) => {
    for (const name of names) {
      const shape = known.get(name) ?? read(name);
      if (shape) return shape;
    }
    throw new Error(`${names.join('.svg and ')}.svg not found`);
  };
  const read = (name: string): Shape | undefined => {
    const file = fileOf(`${name}.svg`);
    if (file === undefined) return undefined;
    const box = /viewBox="([^"]*)"/.exec(file)?.[1] ?? '';
    const content = file.slice(file.indexOf('>', file.indexOf('<svg')) + 1, file.lastIndexOf('</svg>'));
    const shape = { box, markup: asInPages(content, shapeOf) };
    known.set(name, shape);
    return shape;
  };
  return shapeOf;
}

/** What is in front of a street: a load, and on a truck what lies there. */
export function frontMarkup(shapeOf: ShapeOf, set: string, { folder, load, cargo, near }: SceneLoad): string {
  const thing = (name: string) => shapeOf(`${folder}/loads/${name}`, `${folder}/things/${name}`).markup;
  return shapeOf(`${set}/front${near ? '-near' : ''}`).markup.replace(
    /<use href="#(load|cargo-[1-3])"\/>/g,
    (_, place: string) => {
      if (place === 'load') return thing(load);
      const name = cargo?.[Number(place.slice(-1)) - 1] ?? load;
      return thing(name === 'load' ? load : name);
    },
  );
}

export interface SceneLoad {
  /** The set with the files of things. */
  readonly folder: string;
  readonly load: string;
  readonly cargo: Cargo | null;
  /** True if the people stand closer together. */
  readonly near: boolean;
}

/** In one line, with the end tags of HTML. */
function asInPages(content: string, shapeOf: ShapeOf): string {
  return content
    .trim()
    .replace(/>\s+</g, '><')
    .replace(/<(path|circle|rect) ([^<>/]*)\/>/g, '<$1 $2></$1>')
    .replace(
      /<use href="\/([^"]*)\.svg"(?: transform="([^"]*)")?\/>/g,
      (_, name: string, transform: string | undefined) => {
        const { markup } = shapeOf(name);
        return transform === undefined ? markup : `<g transform="${transform}">${markup}</g>`;
      },
    );
}

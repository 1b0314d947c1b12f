import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml';
import { renderCost } from './render-cost.ts';
import { SvgProblem } from './svg-problem.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What a logo is drawn with. */
const svgElements = words(`
  g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc style
  linearGradient radialGradient stop clipPath mask
`);

/** What runs, loads or embeds. Everything else that is not above is dropped without a word. */
const refusedElements = words(`
  script foreignobject iframe object embed image feimage video audio canvas handler listener
  animate animatemotion animatetransform set link import html body
`);

const svgAttributes = words(`
  id class style transform viewBox preserveAspectRatio opacity display visibility overflow color
  x y x1 y1 x2 y2 cx cy r rx ry fx fy width height d points dx dy rotate pathLength
  fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset stroke-opacity clip-path clip-rule clipPathUnits mask maskUnits
  maskContentUnits mask-type gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
  font-family font-size font-weight font-style letter-spacing word-spacing text-anchor
  dominant-baseline vector-effect paint-order shape-rendering color-interpolation isolation mix-blend-mode
`);

export interface CleanSvg {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

const svgSpace = 'http://www.w3.org/2000/svg';
const maxElements = 5_000;

/**
 * Rebuilds an SVG from harmless parts: shapes, fills, gradients, clips. Drops leftovers of editors. Refuses everything
 * that could run, load or hide something, because a logo has none of it.
 */
export function cleanSvg(source: string): CleanSvg {
  const root = parsed(source);
  const size = sizeOf(root);
  const cost = renderCost(root);
  if (cost > 50_000) throw new SvgProblem('repeats its shapes too often');
  let elements = 0;
  const write = (element: XmlElement): string => {
    elements += 1;
    if (elements > maxElements) throw new SvgProblem('has too many shapes for a logo');
    const inside = element.children.map(child => {
      if (child instanceof XmlElement) return isKept(child) ? write(child) : '';
      if (!(child instanceof XmlText)) return '';
      if (element.name === 'style') return escaped(checkedStyle(child.text));
      return holdsText.has(element.name) ? escaped(child.text) : '';
    });
    const attributes = Object.entries(element.attributes).map(attributeText).join('');
    return `<${element.name}${attributes}>${inside.join('')}</${element.name}>`;
  };
  const drawing = root.children.map(child =>
    child instanceof XmlElement && isKept(child) ? write(child) : '',
  );
  const own = Object.entries(root.attributes)
    .filter(([name]) => !['width', 'height', 'viewBox'].includes(name))
    .map(attributeText);
  const { x, y, width, height } = size;
  const box = `viewBox="${[x, y, width, height].join(' ')}" width="${width}" height="${height}"`;
  const spaces = `xmlns="${svgSpace}" xmlns:xlink="http://www.w3.org/1999/xlink"`;
  return { text: `<svg ${spaces} ${box}${own.join('')}>${drawing.join('')}</svg>`, width, height };
}

const holdsText: ReadonlySet<string> = new Set(['text', 'tspan', 'title', 'desc']);

function parsed(source: string): XmlElement {
  const hasRules = Array.from(source.matchAll(/<!DOCTYPE([^>]*)/gi)).some(([, rest = '']) =>
    rest.includes('['),
  );
  if (hasRules || /<!ENTITY/i.test(source)) throw new SvgProblem('defines entities');
  let root: XmlElement | null;
  try {
    root = parseXml(source).root;
  } catch (cause) {
    throw new SvgProblem('is not well-formed', { cause });
  }
  if (root?.name !== 'svg' || (root.attributes.xmlns ?? svgSpace) !== svgSpace)
    throw new SvgProblem('is not an SVG drawing');
  return root;
}

/** Throws for parts that no logo needs; false for parts that only editors need. */
function isKept({ name, attributes }: XmlElement): boolean {
  if (refusedElements.has(name.toLowerCase().replace(/^.*:/, '')))
    throw new SvgProblem(`holds <${name.slice(0, 30)}>`);
  return svgElements.has(name) && (attributes.xmlns ?? svgSpace) === svgSpace;
}

function attributeText([name, value]: [string, string]): string {
  if (/^on/i.test(name)) throw new SvgProblem('holds a script');
  if (/^(?:.*:)?href$/i.test(name)) {
    if (!/^#[\w.:-]+$/.test(value.trim())) throw new SvgProblem('loads something from elsewhere');
    return ` xlink:href="${escaped(value.trim())}"`;
  }
  if (!svgAttributes.has(name)) return '';
  return ` ${name}="${escaped(checkedStyle(value))}"`;
}

/**
 * Only references within the drawing: no addresses, no imports, and no escapes that could hide them. Comments are refused,
 * because inside of a text they are none, and hide what stands between two texts.
 */
function checkedStyle(text: string): string {
  if (text.includes('/*')) throw new SvgProblem('holds a comment in its styles');
  const loads = Array.from(text.matchAll(/url\s*\(\s*(["']?)\s*([^)]*)/gi)).some(
    ([, , target = '']) => !/^#[\p{L}\p{N}_.:-]+["']?$/u.test(target.trim()),
  );
  if (loads || /[@\\]|\/\/|javascript:|expression\s*\(|image-set|src\s*\(/i.test(text))
    throw new SvgProblem('loads something from elsewhere');
  return text;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function sizeOf({ attributes }: XmlElement): Box {
  const numbers = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const plain = (text = '') => (/^\s*[\d.]+(?:px|pt)?\s*$/.test(text) ? Number.parseFloat(text) : Number.NaN);
  const [x = 0, y = 0, width = 0, height = 0] =
    numbers.length === 4 ? numbers : [0, 0, plain(attributes.width), plain(attributes.height)];
  const isUsable = [x, y].every(Number.isFinite) && [width, height].every(side => side > 0 && side < 100_000);
  if (!isUsable) throw new SvgProblem('does not say how wide and how high it is');
  if (width / height > 20 || height / width > 20) throw new SvgProblem('is too narrow to be shown');
  return { x, y, width, height };
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

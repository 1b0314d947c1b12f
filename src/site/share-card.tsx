import { renderToStaticMarkup } from 'react-dom/server';
import { Scene } from '../sections/render-sections.tsx';
import type { Colors, IllustrationSet } from '../sections/schemas.ts';

/** A line of text as the outline of its letters. */
export type Outline = (text: string, x: number, y: number, size: number) => string;

export interface ShareCardProps {
  /** The place or audience, above the title. */
  readonly place: string;
  readonly title: { readonly size: number; readonly lines: readonly string[] };
  /** What the scene shows; null: it is always the same. */
  readonly load: string | null;
  /** null = no illustration. */
  readonly illustrations: IllustrationSet | null;
  readonly colors: Colors;
  readonly business: { readonly name: string; readonly slogan: string; readonly phone: string };
  readonly outline: Outline;
  readonly widthOf: (text: string, size: number) => number;
}

export const shareCardSize = { width: 1200, height: 630 } as const;

/** Space for the title: between the place and the crew's heads, left of the sun. */
export const titleArea = { width: 770, height: 234 } as const;

const left = 64;
const band = 520;

/** The preview image of a link: title, business, phone and the crew. In the light colors. */
export function renderShareCard(card: ShareCardProps): string {
  return lettersAsOutlines(renderToStaticMarkup(<ShareCard {...card} />), card);
}

function ShareCard(props: ShareCardProps) {
  const { place, title, load, illustrations, colors, business, outline, widthOf } = props;
  const { width, height } = shareCardSize;
  const tall = title.lines.length * title.size * 1.06;
  const top = 132 + Math.max(0, (titleArea.height - tall) / 2);
  const phoneWidth = widthOf(business.phone, 42) + 64;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <style>{styleIn(colors)}</style>
      <path className="sky" d={`M0 0h${width}v${band}H0z`} />
      <path className="sign" d={`M${left} 64h56v10h-56z`} />
      <path className="soft" d={outline(place, left, 112, 30)} />
      {title.lines.map((line, at) => (
        <path
          key={line}
          className="ink"
          d={outline(line, left, top + title.size * (0.86 + at * 1.06), title.size)}
        />
      ))}
      {illustrations !== null && (
        <svg x="604" y="209" width="588" height="311" viewBox="0 0 760 402">
          <Scene facts={{ keyword: '', load, business, fallbacks: { illustrations } }} />
        </svg>
      )}
      <path className="road" d={`M0 ${band}h${width}v${height - band}H0z`} />
      <path className="light" d={outline(business.name, left, band + 52, 34)} />
      <path className="pale" d={outline(business.slogan, left, band + 86, 24)} />
      <rect
        className="sign"
        x={width - left - phoneWidth}
        y={band + 18}
        width={phoneWidth}
        height="74"
        rx="12"
      />
      <path className="label" d={outline(business.phone, width - left - phoneWidth + 32, band + 70, 42)} />
    </svg>
  );
}

/** The lettering on the truck, too: the machine that renders may have no font at all. */
function lettersAsOutlines(svg: string, { outline, widthOf }: ShareCardProps): string {
  return svg.replace(
    /<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)" text-anchor="middle">([^<]*)<\/text>/g,
    (_, x: string, y: string, size: string, text: string) => {
      const line = plain(text);
      const begin = Number(x) - widthOf(line, Number(size)) / 2;
      return `<path class="lettering" d="${outline(line, begin, Number(y), Number(size))}"/>`;
    },
  );
}

function plain(escaped: string): string {
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/* The roles of tokens.css and illustrations.css as literal colors: the image renderer has no custom properties. */
function styleIn(colors: Colors): string {
  const line = colors['art-line'];
  const blue = colors['art-blue'];
  return `
.sky{fill:${colors.sky}}.ink{fill:${colors.ink}}.road{fill:${colors.road}}.label{fill:${colors['on-action']}}
.soft{fill:${colors['ink-soft']}}.light{fill:${colors['road-text']}}.pale{fill:${colors['road-soft']}}.sign{fill:${colors.action}}
.art{fill:none;stroke:${line};stroke-width:3.5;stroke-linecap:round;stroke-linejoin:round}
.art .a,.art .frond{fill:${blue}}.art .b{fill:${colors['art-sand']}}.art .a,.art .b{stroke:none}.art .k{fill:${colors['art-solid']}}
.art .leaf{fill:${colors.leaf};stroke:none}.art .far{stroke:${blue}}.art .frond{stroke-width:2}.art .trunk{stroke-width:8}
.art .glass,.art .skin{fill:${colors.sky}}.art .leg{stroke-width:13}.art .shoe{stroke-width:8}
.art .arm{stroke-width:12}.art .arm-in{stroke:${blue};stroke-width:6}.art .lettering{fill:${line};stroke:none}
`;
}

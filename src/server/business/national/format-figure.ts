import { type Figure, type FigureFormat, type FigureName, figures } from './figures.ts';

const inWords = new Intl.ListFormat('en-GB');
/** More would make no sentence: Houston has 180. */
const maxCodes = 9;

/**
 * A figure as a sentence has it: rounded, with thousands, dollars with their sign. Units (feet, %, nights, °F) are words of the
 * sentence. A change loses its sign: the sentence says "more" or "fewer".
 * @example formatFigure('place.elevation_ft', 719) // '720'
 */
export function formatFigure(name: FigureName, value: number | string): string {
  const { format }: Figure = figures[name];
  const isChange = typeof format === 'object' && format.isChange === true;
  return written(format, isChange && typeof value === 'number' ? Math.abs(value) : value);
}

/**
 * A figure that stands alone, with its unit and sign.
 * @example describeFigure('place.elevation_ft', 719) // 'about 720 feet'
 */
export function describeFigure(name: FigureName, value: number | string): string {
  const { format }: Figure = figures[name];
  const text = written(format, value);
  if (typeof format === 'string' || typeof value === 'string') return text;
  const { round, unit, isChange } = format;
  const sign = isChange && value > 0 ? '+' : '';
  if (unit === '%') return `${sign}${text}%`;
  if (unit === '°F') return `${text}°F`;
  const isRounded = round === 'tens' || round === 'hundreds' || round === 'thousands';
  const noun = unit ? ` ${text === '1' ? unit[0] : unit[1]}` : '';
  return `${isRounded && sign + text !== '0' ? 'about ' : ''}${sign}${text}${noun}`;
}

function written(format: FigureFormat, value: number | string): string {
  if (format === 'codes') return listOfCodes(String(value));
  if (typeof value === 'string') return value;
  if (format === 'built') return value < 1940 ? 'before 1940' : String(value);
  if (format === 'dollars') return `$${value.toLocaleString('en-US')}`;
  if (typeof format === 'string') return String(value);
  const { round } = format;
  if (typeof round === 'number') return thousands(value, round);
  return thousands(nearest(value, stepOf(round, Math.abs(value))), 0);
}

/** Making a format takes many times as long as using it. */
const numberFormats = [0, 1, 2].map(
  digits => new Intl.NumberFormat('en-US', { maximumFractionDigits: digits }),
);
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

function thousands(value: number, digits: number): string {
  const text = (numberFormats[digits] ?? whole).format(value);
  return text.replace(/^-(?=[0.]+$)/, '').replace('-', '−');
}

/** Small numbers are rounded less, so that no "about 0" comes of them. */
function stepOf(round: 'whole' | 'tens' | 'hundreds' | 'thousands', size: number): number {
  if (round === 'tens') return size < 100 ? 1 : 10;
  if (round === 'hundreds') return size < 1_000 ? 10 : 100;
  if (round === 'thousands') return size < 10_000 ? 100 : 1_000;
  return 1;
}

/** Halves go to the even side, so that many of them are not raised together. */
function nearest(value: number, step: number): number {
  const steps = value / step;
  const below = Math.floor(steps);
  const isUp = steps - below === 0.5 ? below % 2 !== 0 : steps - below > 0.5;
  return (isUp ? below + 1 : below) * step;
}

function listOfCodes(codes: string): string {
  const all = codes.split(' ');
  const [shown, more] = [all.slice(0, maxCodes), all.length - maxCodes];
  return inWords.format(more > 0 ? [...shown, `${more} more`] : shown);
}

/*
 * A short name of a page for text messages: seven signs of the last 35 bits of its id, and one to check them. It follows from
 * the id, so it needs no column and stays with a page that is renamed. Of a million pages some thirty share their code with
 * another one.
 */

/** Without I, L, O and U, which people mistake for others. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const digits = 7;

/** @example pageCode('0193…-5b7f12c09d3e') // '5X49-R17N' */
export function pageCode(id: string): string {
  let rest = BigInt(`0x${id.replaceAll('-', '').slice(-9)}`) & 0x7_ffff_ffffn;
  const values: number[] = [];
  for (let at = 0; at < digits; at += 1) {
    values.unshift(Number(rest & 31n));
    rest >>= 5n;
  }
  const code = [...values, checkOf(values)].map(value => signs[value]).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** Odd weights: one wrong sign always gives another check. */
const checkOf = (values: readonly number[]) =>
  values.reduce((sum, value, at) => sum + value * (2 * at + 1), 0) & 31;

const written = /(?<![a-z\d])([a-z\d]{4})[- ]?([a-z\d]{4})(?![a-z\d])/gi;

/** The code in a text, however it is typed; null: there is none. @example readPageCode('Junk, ref 5x49 ri7n') // '5X49-R17N' */
export function readPageCode(text: string): string | null {
  for (const [, first = '', second = ''] of text.slice(0, 2_000).matchAll(written)) {
    const typed = `${first}${second}`.toUpperCase().replaceAll(/[IL]/g, '1').replaceAll('O', '0');
    const values = Array.from(typed, sign => signs.indexOf(sign));
    if (!values.includes(-1) && checkOf(values.slice(0, digits)) === values[digits])
      return `${typed.slice(0, 4)}-${typed.slice(4)}`;
  }
  return null;
}

/** The last nine hexadecimal digits of the ids that have this code: their first bit is not in it. */
export function endsOfIds(code: string): readonly string[] {
  const values = Array.from(code.replace('-', '').slice(0, digits), sign => signs.indexOf(sign));
  const bits = values.reduce((all, value) => (all << 5n) | BigInt(value), 0n);
  return [bits, bits | (1n << 35n)].map(end => end.toString(16).padStart(9, '0'));
}

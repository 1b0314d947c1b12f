import type { ZipAnswer } from '../../../contract/business/areas.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import { townsOfZip } from '../places/zip-codes.ts';
import { isServed } from './is-served.ts';

/**
 * Tells in a sentence if the business comes to a ZIP code. A town on the edge of the area counts as served. A code that no town
 * of the gazetteer has is unknown: new ones, and those of P.O. boxes.
 */
export function answerZip(areas: Areas, zip: string, phone: string): ZipAnswer {
  const zip_code = zip.slice(0, 5);
  const towns = townsOfZip(zip_code);
  const [town = null] = [...towns.filter(({ city, state }) => isServed(areas, city, state)), ...towns].map(
    ({ city, state }) => ({ city, state }),
  );
  const named = town === null ? zip_code : `${zip_code} (${town.city})`;
  const call = `call ${phone.replaceAll(' ', '\u00A0')} and ask`;
  if (areas.is_nationwide) return { zip_code, answer: 'served', town, message: `Yes, we serve ${named}.` };
  if (town === null) {
    const message = `We can’t place ${zip_code}. Send it all the same, or ${call}.`;
    return { zip_code, answer: 'unknown', town, message };
  }
  return isServed(areas, town.city, town.state)
    ? { zip_code, answer: 'served', town, message: `Yes, we come to ${named}.` }
    : { zip_code, answer: 'outside', town, message: `${named} is outside our area: ${call}.` };
}

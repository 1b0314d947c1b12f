/** Word lists for casing. All keys are lower case. */
import { statesProper } from '../states.ts';

/** Without territories: their codes are also words or initials in texts. */
export const stateCodes: ReadonlySet<string> = new Set(statesProper.map(state => state.code.toLowerCase()));

/** State codes that are also words. They count as states only after a comma or in a clear context. */
export const wordLikeCodes: ReadonlySet<string> = new Set(
  'in or me hi ok oh la pa ma de id al co mo'.split(' '),
);

/** Lower case in a title except at its start. */
export const smallWords: ReadonlySet<string> = new Set(
  'a an and as at but by for from in into nor of on or per so the to via vs with yet'.split(' '),
);

/** Particles that stay lower case in place names if typed so (Ponce de Leon). */
export const nameParticles: ReadonlySet<string> = new Set('de del des du von van'.split(' '));

/** A period after one of these ends no sentence. Single letters (U.S., a.m.) are treated the same. */
export const abbreviations: ReadonlySet<string> = new Set(
  (
    'st ft mt ste pt ct ave blvd rd ln hwy pkwy apt dept bldg mr mrs ms dr jr sr prof rev gen gov ' +
    'inc ltd co corp vs etc approx est min max hr hrs lb lbs sq tel ext'
  ).split(' '),
);

/** Acronyms and their spelling; none is also an ordinary word. */
export const acronyms: ReadonlyMap<string, string> = new Map(
  (
    'USA TV TVs HVAC LLC FAQ FAQs DIY AC PC PCs CEO SEO URL URLs PDF GPS RV RVs SUV SUVs ATV ATVs BBQ HOA HOAs ' +
    'EPA OSHA BBB LCD VHS DVD DVDs CD CDs USPS NYC VIP VIPs ATM EV EVs HUD ETA SMS PVC MDF OLED HDTV CPR MRI'
  )
    .split(' ')
    .map(word => [word.toLowerCase(), word] as const),
);

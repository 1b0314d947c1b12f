import { generalPhrases } from './spin-phrases/general.ts';
import { junkRemovalPhrases } from './spin-phrases/junk-removal.ts';
import { onlineMarriagePhrases } from './spin-phrases/online-marriage.ts';
import { recoveryEquipmentPhrases } from './spin-phrases/recovery-equipment.ts';

/**
 * Ways to say the same thing: in any sentence, each phrase of a group may stand for each other one. Lower case except
 * where a word has a capital of its own; a whole sentence has its full stop. The same placeholders in each.
 */
export type PhraseGroup = readonly [string, string, ...string[]];

const ofPacks: ReadonlyMap<string, readonly PhraseGroup[]> = new Map([
  ['junk-removal', [...junkRemovalPhrases, ...generalPhrases]],
  ['online-marriage', [...onlineMarriagePhrases, ...generalPhrases]],
  ['recovery-equipment', [...recoveryEquipmentPhrases, ...generalPhrases]],
]);

/** The pack's own phrases first: where two groups hold one phrase, the first counts. */
export function spinPhrases(pack: string): readonly PhraseGroup[] {
  return ofPacks.get(pack) ?? generalPhrases;
}

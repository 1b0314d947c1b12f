import { generalPhrases } from './spin-phrases/general.ts';
import { junkRemovalPhrases } from './spin-phrases/junk-removal.ts';
import { onlineMarriagePhrases } from './spin-phrases/online-marriage.ts';
import type { PhraseGroup } from './spin-phrases/phrase-group.ts';
import { recoveryEquipmentPhrases } from './spin-phrases/recovery-equipment.ts';

const ofPacks: ReadonlyMap<string, readonly PhraseGroup[]> = new Map([
  ['junk-removal', [...junkRemovalPhrases, ...generalPhrases]],
  ['online-marriage', [...onlineMarriagePhrases, ...generalPhrases]],
  ['recovery-equipment', [...recoveryEquipmentPhrases, ...generalPhrases]],
]);

/** The pack's own phrases first: where two groups hold one phrase, the first counts. */
export function spinPhrases(pack: string): readonly PhraseGroup[] {
  return ofPacks.get(pack) ?? generalPhrases;
}

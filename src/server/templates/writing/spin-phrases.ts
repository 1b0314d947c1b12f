import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packPhrasesSchema } from '../../../contract/business/pack-documents.ts';
import type { PhraseGroup } from '../../business/packs/pack.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { projectRoot } from '../../platform/project-root.ts';

let general: readonly PhraseGroup[] | undefined;
const ofPacks = new WeakMap<object, readonly PhraseGroup[]>();

/** The pack's own phrases first: where two groups hold one phrase, the first counts. */
export function spinPhrases(id: string): readonly PhraseGroup[] {
  const pack = packStore.find(id);
  if (!pack) return generalPhrases();
  const known = ofPacks.get(pack) ?? [...pack.phrases, ...generalPhrases()];
  ofPacks.set(pack, known);
  return known;
}

/** Phrases that fit every trade. */
function generalPhrases(): readonly PhraseGroup[] {
  general ??= packPhrasesSchema.parse(
    JSON.parse(readFileSync(join(projectRoot, 'content', 'phrases.json'), 'utf8')),
  );
  return general;
}

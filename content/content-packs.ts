import type { ContentPack } from './content-pack.ts';
import { junkRemovalPack } from './packs/junk-removal/pack.ts';
import { onlineMarriagePack } from './packs/online-marriage/pack.ts';
import { recoveryEquipmentPack } from './packs/recovery-equipment/pack.ts';

/** Every pack there is; our own trade first. */
export const contentPacks: readonly ContentPack[] = [
  junkRemovalPack,
  onlineMarriagePack,
  recoveryEquipmentPack,
];

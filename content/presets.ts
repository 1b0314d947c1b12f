import type { ContentPack, PackTemplate } from './content-pack.ts';
import { officialLp } from './packs/online-marriage/official-lp.ts';
import { onlineMarriagePack } from './packs/online-marriage/pack.ts';
import { homepage } from './packs/recovery-equipment/homepage.ts';
import { recoveryEquipmentPack } from './packs/recovery-equipment/pack.ts';
import { vitrectomy } from './packs/recovery-equipment/vitrectomy.ts';

/** A template that one button makes. */
export interface Preset {
  /** What the button says. */
  readonly label: string;
  readonly pack: ContentPack;
  readonly template: PackTemplate;
}

export const presets = {
  'official-lp': { label: 'Create Official LP', pack: onlineMarriagePack, template: officialLp },
  homepage: { label: 'Clone Homepage', pack: recoveryEquipmentPack, template: homepage },
  vitrectomy: { label: 'Vitrectomy Medical', pack: recoveryEquipmentPack, template: vitrectomy },
} as const satisfies Readonly<Record<string, Preset>>;

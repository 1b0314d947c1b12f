import { cleaning } from './cleaning/cleaning.ts';
import { hauling } from './hauling/hauling.ts';
import type { BySet, IllustrationSet } from './illustration-set.ts';
import type { Illustrations } from './illustrations.ts';
import { local } from './local/local.ts';
import { marriage } from './marriage/marriage.ts';
import { plumbing } from './plumbing/plumbing.ts';
import { recovery } from './recovery/recovery.ts';

const registry: BySet<Illustrations> = { hauling, marriage, recovery, cleaning, plumbing, local };

export function illustrationsOf(set: IllustrationSet): Illustrations {
  return registry[set];
}

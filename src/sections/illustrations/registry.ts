import { cleaning } from './cleaning.ts';
import { hauling } from './hauling.ts';
import type { BySet, IllustrationSet } from './illustration-set.ts';
import type { Illustrations } from './illustrations.ts';
import { local } from './local.ts';
import { marriage } from './marriage.ts';
import { plumbing } from './plumbing.ts';
import { recovery } from './recovery.ts';
import { trades } from './trades.ts';

const registry: BySet<Illustrations> = {
  hauling,
  marriage,
  recovery,
  cleaning,
  plumbing,
  local,
  ...trades,
};

export function illustrationsOf(set: IllustrationSet): Illustrations {
  return registry[set];
}

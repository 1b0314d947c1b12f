import type { DraftStore } from './draft/draft-store.ts';

/*
 * Saving a new template leads to the address it then has, and so to another screen. The draft goes along, so that neither what was
 * written while the server answered is lost, nor what can be undone.
 */
let created: { readonly id: string; readonly store: DraftStore } | null = null;

export function handOver(id: string, store: DraftStore): void {
  created = { id, store };
}

export function handedOver(id: string): DraftStore | null {
  return created?.id === id ? created.store : null;
}

/** Called when the screen is left: from then on the stored template counts. */
export function endHandOver(): void {
  created = null;
}

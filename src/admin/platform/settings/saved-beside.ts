import { createContext, use, useEffect, useEffectEvent } from 'react';

/** A changed field in a form of settings that is stored elsewhere. */
export interface SavedBeside {
  /** False if it was not saved. It has said why. */
  save: () => Promise<boolean>;
  discard: () => void;
}

type Report = (name: string, changed: SavedBeside | null) => void;

export const SavedBesideContext = createContext<Report>(() => undefined);

/** The form around this field counts its change and saves it, too. */
export function useSavedBeside(name: string, isChanged: boolean, { save, discard }: SavedBeside): void {
  const report = use(SavedBesideContext);
  const saveNow = useEffectEvent(save);
  const discardNow = useEffectEvent(discard);
  useEffect(() => {
    if (!isChanged) return undefined;
    report(name, { save: () => saveNow(), discard: () => discardNow() });
    return () => report(name, null);
  }, [name, isChanged, report]);
}

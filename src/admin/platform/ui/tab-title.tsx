import { createContext, use } from 'react';

/** What waits for the user, before the title of every screen. @example '(2) ' */
export const TabTitlePrefix = createContext('');

/** The title of the browser's tab. */
export function TabTitle({ name }: { name: string }) {
  return <title>{`${use(TabTitlePrefix)}${name} · Pagehaul`}</title>;
}

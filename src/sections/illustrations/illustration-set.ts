/** The illustrations of a pack's pages without own pictures. */
export type IllustrationSet = 'hauling' | 'marriage' | 'recovery';

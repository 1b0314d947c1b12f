/** What pages of a pack are illustrated with where nobody supplied a picture. */
export type IllustrationSet = 'hauling' | 'marriage' | 'recovery';

/** The card of the town: what stands around the facts of a town. */
export const townCardCopy = {
  title: (city: string) => `${city} on the map`,
  where_title: 'Where it lies',
  neighbors_title: 'Next door',
  hours_title: 'When we come',
  authority_title: 'For what we can’t take',
  miles: (miles: number) => `${miles} mi`,
} as const;

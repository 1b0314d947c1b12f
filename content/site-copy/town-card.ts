/** The card of a town: the copy around its facts. */
export const townCardCopy = {
  title: (city: string) => `${city} on the map`,
  /** Under the map of a town that lies in more than one county. */
  several_counties: (city: string, counties: string) => `${city} lies in ${counties}`,
  where_title: 'Where it is',
  neighbors_title: 'Next door',
  /** Where one of them is too far to be called near. */
  farther_title: 'We also serve',
  /** On a page about a county. */
  towns_title: 'Where we come',
  /** No other town has a page of this service, and the business does not work nationwide. */
  no_neighbors: 'Not sure if we come to your town? Call and ask.',
  hours_title: 'When we come',
  authority_title: 'For what we can’t take',
} as const;

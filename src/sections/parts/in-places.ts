/**
 * The items of a list with their places, counted from 0. Finished texts may repeat, so it is the place that tells items apart.
 * @example inPlaces(['a', 'a']) // [{ item: 'a', place: 0 }, { item: 'a', place: 1 }]
 */
export function inPlaces<Item>(
  items: readonly Item[],
): readonly { readonly item: Item; readonly place: number }[] {
  return items.map((item, place) => ({ item, place }));
}

import { packStore } from '../packs/pack-store.ts';

/** The places of the site that have a drawing otherwise, in the trade of the business. */
export function photoPlaces(): readonly { readonly place: string; readonly label: string }[] {
  const sold = packStore.own().pages.filter(({ service }) => service !== undefined);
  return [
    { place: 'home', label: 'Front page' },
    { place: 'about', label: 'About' },
    { place: 'towns', label: 'City pages and generated pages' },
    ...sold.map(({ path, name }) => ({ place: path.slice(1), label: name })),
  ];
}

import { photoPlaceSchema } from '../../../contract/business/photos.ts';

/** A service of the business with the path of its page; null if it has none. */
export interface PicturedService {
  readonly name: string;
  readonly path: string | null;
}

/** The places of the site that have a drawing otherwise: those of any business, then the pages of its services. */
export function photoPlaces(
  services: readonly PicturedService[],
): readonly { readonly place: string; readonly label: string }[] {
  const sold = services.map(({ name, path }) => [path?.slice(1) ?? '', name] as const);
  const ofServices = new Map(sold.filter(([place]) => photoPlaceSchema.safeParse(place).success));
  return [
    { place: 'home', label: 'Front page' },
    { place: 'about', label: 'About' },
    { place: 'towns', label: 'City pages and generated pages' },
    ...[...ofServices].map(([place, label]) => ({ place, label })),
  ];
}

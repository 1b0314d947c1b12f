import { JoinedTitles } from './joined-titles.ts';
import { titleCase } from './text-casing.ts';

interface NamedPlace {
  readonly city: string;
  readonly state: string;
}

/** A town as lists show it. @example shownPlace({ city: 'boca raton', state: 'fl' }) // { city: 'Boca Raton', state: 'FL' } */
export function shownPlace({ city, state }: NamedPlace): NamedPlace {
  return { city: titleCase(city), state: state.toUpperCase() };
}

const pageNames = new JoinedTitles(' in ');

/** What breadcrumbs and other pages call a page. @example pageName('junk removal', 'boca raton') // 'Junk Removal in Boca Raton' */
export function pageName(keyword: string, city: string): string {
  return pageNames.of(keyword, city);
}

import { type FilterName, useFilter } from './list-address.ts';
import { SearchField } from './search-field.tsx';

interface SearchFilterProps {
  name?: FilterName;
  label: string;
  placeholder: string;
}

/** Narrows a list to what holds a text. */
export function SearchFilter({ name = 'search', ...words }: SearchFilterProps) {
  const [value, set] = useFilter(name);
  return <SearchField {...words} value={value} onSearch={set} />;
}

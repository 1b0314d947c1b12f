import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';

/* A list's filters are in its address, so that going back and a link lead to the same rows. */

const useAddress = () => useSearch({ strict: false });

/** A part of the address that narrows the list. */
export type FilterName = Exclude<keyof ReturnType<typeof useAddress>, 'after' | 'page' | 'view'>;

/** The value of a filter, and how it is changed: that starts the list from its beginning. What depends on it is cleared. */
export function useFilter(
  name: FilterName,
  dependent?: FilterName,
): readonly [string, (value: string) => void] {
  const value = useAddress()[name];
  const navigate = useNavigate();
  const router = useRouter();
  const set = (next: string) => {
    // Input from just before a navigation does not apply to the next screen.
    if (router.latestLocation.pathname !== router.state.resolvedLocation?.pathname) return;
    const cleared = dependent && { [dependent]: undefined };
    const change = { ...cleared, [name]: next || undefined, page: undefined, after: undefined };
    void navigate({ to: '.', search: previous => ({ ...previous, ...change }), replace: true });
  };
  return [typeof value === 'string' ? value : '', set];
}

/** Which filters are in use, and how all of them are cleared. */
export function useFilters() {
  const { after: _after, page: _page, view, ...filters } = useAddress();
  const navigate = useNavigate();
  return {
    inUse: Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [name])),
    clear: () => void navigate({ to: '.', search: view === undefined ? {} : { view } }),
  };
}

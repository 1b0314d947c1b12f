import { Button, Group, Text } from '@mantine/core';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { type ListPart, rangeText } from './count.ts';

/** The cursors of a list that is not its screen's only one: those of the pages before, then the shown one's. */
export type Trail = readonly string[];

export interface CursorPagerProps {
  list: (ListPart & { next_cursor: string | null }) | undefined;
  perPage?: number;
  /** One and many: `['page', 'pages']`. */
  nouns: readonly [string, string];
  /** How many are before this page, where the answer itself says so. */
  before?: number;
  /** Instead of the address. */
  local?: readonly [trail: Trail, setTrail: (trail: Trail) => void];
}

/** Previous and Next of a long list. */
export function CursorPager({ list, perPage = 50, nouns, before, local }: CursorPagerProps) {
  const address = useAddress();
  const { isFirst, pagesBefore, goBack, goNext } = local ? inTrail(...local) : address;
  const next = list?.next_cursor;
  return (
    <Group justify="space-between" mih={36}>
      <Text component="output" size="sm" c="dimmed" className="numeric">
        {list &&
          list.items.length > 0 &&
          rangeText(list, nouns, before ?? (pagesBefore === null ? null : pagesBefore * perPage))}
      </Text>
      {(!isFirst || next) && (
        <Group gap="xs">
          <Button size="xs" disabled={isFirst} onClick={goBack}>
            Previous
          </Button>
          <Button size="xs" disabled={!next} onClick={() => next && goNext(next)}>
            Next
          </Button>
        </Group>
      )}
    </Group>
  );
}

/**
 * The cursor is in the URL; the way back is in the history entry, since a cursor only leads forward. A link opened from
 * elsewhere has no way back and goes to the start.
 */
function useAddress() {
  const navigate = useNavigate();
  const current = useSearch({ strict: false }).after;
  const trail = useLocation().state.trail ?? [];
  const go = (after: string | null | undefined, way: (string | null)[]) =>
    void navigate({
      to: '.',
      search: previous => ({ ...previous, after: after ?? undefined }),
      state: previous => ({ ...previous, trail: way }),
    });
  return {
    isFirst: !current,
    pagesBefore: current && trail.length === 0 ? null : trail.length,
    goBack: () => go(trail.at(-1), trail.slice(0, -1)),
    goNext: (next: string) => go(next, [...trail, current ?? null]),
  };
}

function inTrail(trail: Trail, setTrail: (trail: Trail) => void) {
  return {
    isFirst: trail.length === 0,
    pagesBefore: trail.length,
    goBack: () => setTrail(trail.slice(0, -1)),
    goNext: (next: string) => setTrail([...trail, next]),
  };
}

import { Button, Group, Text } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { boundedCount, count } from './count.ts';

export interface CursorPagerProps {
  list:
    | { items: readonly unknown[]; next_cursor: string | null; total: number; total_is_exact: boolean }
    | undefined;
  /** The cursor in the URL. */
  current: string | undefined;
  perPage: number;
  /** One and many: `['page', 'pages']`. */
  nouns: readonly [string, string];
}

/**
 * Previous and Next of a long list. The cursor is in the URL; the way back is in the history entry, since a cursor only leads
 * forward. A link opened from elsewhere has no way back and goes to the start.
 */
export function CursorPager({ list, current, perPage, nouns }: CursorPagerProps) {
  const navigate = useNavigate();
  const trail = useLocation().state.trail ?? [];
  const go = (after: string | null | undefined, way: (string | null)[]) =>
    void navigate({
      to: '.',
      search: previous => ({ ...previous, after: after ?? undefined }),
      state: previous => ({ ...previous, trail: way }),
    });
  const next = list?.next_cursor;
  return (
    <Group justify="space-between" mih={36}>
      <Text component="output" size="sm" c="dimmed" className="numeric">
        {list &&
          list.items.length > 0 &&
          rangeText(list, nouns, current && trail.length === 0 ? null : trail.length * perPage)}
      </Text>
      {(current || next) && (
        <Group gap="xs">
          <Button size="xs" disabled={!current} onClick={() => go(trail.at(-1), trail.slice(0, -1))}>
            Previous
          </Button>
          <Button size="xs" disabled={!next} onClick={() => go(next, [...trail, current ?? null])}>
            Next
          </Button>
        </Group>
      )}
    </Group>
  );
}

function rangeText(
  list: NonNullable<CursorPagerProps['list']>,
  nouns: readonly [string, string],
  before: number | null,
): string {
  const total = `${boundedCount(list)} ${nouns[list.total === 1 ? 0 : 1]}`;
  if (before === null || list.items.length === list.total) return total;
  return `${count(before + 1)}–${count(before + list.items.length)} of ${total}`;
}

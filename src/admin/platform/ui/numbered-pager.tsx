import { Button, Group, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { count, rangeText } from './count.ts';
import type { CursorPagerProps } from './cursor-pager.tsx';
import { lastPage, pageWindow } from './page-window.ts';

interface NumberedPagerProps extends Pick<CursorPagerProps, 'list' | 'nouns'> {
  /** The page's number in the URL. */
  current: number;
  perPage: number;
  /** The list is still that of another page. */
  isStale: boolean;
  /** The total without the filter; undefined if there is no filter. */
  inAll?: number | undefined;
}

/**
 * Numbers of a long list's pages, with previous and next. Those keep the cursor beside the number, so that no row is
 * repeated or skipped while others add to the list; a number alone jumps.
 */
export function NumberedPager({ list, current, perPage, isStale, inAll, nouns }: NumberedPagerProps) {
  const navigate = useNavigate();
  if (!list) return <Group mih={36} />;
  const last = lastPage(list, current, perPage);
  const go = (page: number) =>
    void navigate({
      to: '.',
      search: previous => ({
        ...previous,
        page: page === 1 ? undefined : page,
        after: page === current + 1 && !isStale ? (list.next_cursor ?? undefined) : undefined,
      }),
    });
  return (
    <Group justify="space-between" mih={36}>
      <Text component="output" size="sm" c="dimmed" className="numeric">
        {list.items.length > 0 && !isStale && (
          <>
            {rangeText(list, nouns, (current - 1) * perPage)}
            {inAll !== undefined && ` (${count(inAll)} in all)`}
          </>
        )}
      </Text>
      {(last > 1 || current > 1) && (
        <Group component="nav" gap={6} wrap="nowrap" aria-label={`Pages of the list of ${nouns[1]}`}>
          <Button size="xs" disabled={current === 1} onClick={() => go(Math.min(current - 1, last))}>
            Previous
          </Button>
          {pageWindow(current, last).map(page => (
            <Button
              key={page}
              size="xs"
              variant={page === current ? 'light' : 'subtle'}
              miw={30}
              px={6}
              className="numeric"
              aria-label={`Page ${count(page)}`}
              aria-current={page === current ? 'page' : undefined}
              onClick={() => go(page)}
            >
              {count(page)}
            </Button>
          ))}
          <Button size="xs" disabled={current >= last} onClick={() => go(current + 1)}>
            Next
          </Button>
        </Group>
      )}
    </Group>
  );
}

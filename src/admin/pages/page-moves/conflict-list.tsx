import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type PageConflicts, pageMoveRoutes } from '../../../contract/pages/page-moves.ts';
import { readQuery } from '../../platform/read-query.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { ButtonLink, TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { ConflictTexts } from './conflict-texts.tsx';
import { pageMoveMutations } from './page-move-mutations.ts';

const route = getRouteApi('/admin/templates/$id/pages');

/** Hand edits whose text changed in the newest version, page by page, with an answer for one or for all. */
export function ConflictList({ templateId, isMoving }: { templateId: string; isMoving: boolean }) {
  const { after } = route.useSearch();
  const list = useQuery(
    readQuery(pageMoveRoutes.conflicts, { params: { id: templateId }, query: { cursor: after } }),
  );
  const resolveAll = useMutation(pageMoveMutations.resolveAll);
  const answer = (choice: 'mine' | 'theirs') =>
    resolveAll.mutate({ params: { id: templateId }, body: { choice } });
  if (!list.data) return <QueryBoundary title="The conflicts could not be read" query={list} />;
  const { items, next_cursor } = list.data;
  const canAnswer = items.some(item => !item.is_outdated) && !isMoving;
  return (
    <Panel
      title="Conflicts"
      help="Texts edited on a page and also changed in the newest version."
      aside={
        canAnswer && (
          <Group gap="xs">
            <Button size="xs" disabled={resolveAll.isPending} onClick={() => answer('mine')}>
              Keep all edits
            </Button>
            <Button
              size="xs"
              disabled={resolveAll.isPending}
              onClick={() =>
                confirmLoss({
                  title: 'Use template texts',
                  question: 'Replace the edited text in every conflict of this template?',
                  consequence: 'Edits without a conflict stay. This cannot be undone.',
                  action: 'Use template text',
                  onConfirm: () => answer('theirs'),
                })
              }
            >
              Use template text for all
            </Button>
          </Group>
        )
      }
    >
      {items.length === 0 && <Text>{next_cursor ? 'No conflicts on these pages.' : 'No conflicts.'}</Text>}
      <Stack gap="lg">
        {items.map(item => (
          <PageOfConflicts key={item.page_id} page={item} />
        ))}
      </Stack>
      {(after ?? next_cursor) && (
        <Group gap="xs">
          {after && (
            <ButtonLink size="xs" to="/admin/templates/$id/pages" params={{ id: templateId }} search={{}}>
              Back to the first
            </ButtonLink>
          )}
          {next_cursor && (
            <ButtonLink
              size="xs"
              to="/admin/templates/$id/pages"
              params={{ id: templateId }}
              search={{ after: next_cursor }}
            >
              More pages
            </ButtonLink>
          )}
        </Group>
      )}
    </Panel>
  );
}

export function PageOfConflicts({ page }: { page: PageConflicts }) {
  const resolve = useMutation(pageMoveMutations.resolve);
  return (
    <Stack gap="sm">
      <div>
        <TextLink to="/admin/pages/$id/edit" params={{ id: page.page_id }} fw={500}>
          {page.title}
        </TextLink>
        <Text className="mono" c="dimmed" size="sm">
          /{page.slug}/
        </Text>
      </div>
      {page.conflicts.map((conflict, index) => (
        <ConflictTexts key={`${conflict.section_id}/${conflict.path.join('/')}`} conflict={conflict}>
          {page.is_outdated ? (
            <Text size="sm" c="dimmed">
              Not moved yet. Your edit stays public. Answer after the move.
            </Text>
          ) : (
            <>
              {conflict.theirs !== null && (
                <Button
                  size="xs"
                  disabled={resolve.isPending}
                  onClick={() => resolve.mutate({ page, place: index, choice: 'mine' })}
                >
                  Keep mine
                </Button>
              )}
              <Button
                size="xs"
                disabled={resolve.isPending}
                onClick={() => resolve.mutate({ page, place: index, choice: 'theirs' })}
              >
                {conflict.theirs === null ? 'Remove this edit' : 'Use template text'}
              </Button>
              <ButtonLink size="xs" variant="subtle" to="/admin/pages/$id/edit" params={{ id: page.page_id }}>
                Write another text
              </ButtonLink>
            </>
          )}
        </ConflictTexts>
      ))}
    </Stack>
  );
}

import { CloseButton, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Outdated } from '../../../contract/pages/page-moves.ts';
import { counted } from '../../platform/ui/count.ts';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { pageMoveQueries } from './page-move-queries.ts';

interface MoveOfferProps {
  templateId: string;
  onClose: () => void;
}

/** The pages that don't show a template's newest version, and the way to moving them. */
export function MoveOffer({ templateId, onClose }: MoveOfferProps) {
  const { data } = useQuery(pageMoveQueries.outdated(templateId));
  if (!data || data.outdated_count === 0 || data.last_move?.status === 'running') return null;
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm" component="output">
        {counted(data.outdated_count, 'page still shows', 'pages still show')} {olderVersions(data)}.
      </Text>
      <ButtonLink to="/admin/templates/$id/pages" params={{ id: templateId }} size="compact-sm" flex="none">
        Move {counted(data.outdated_count, 'page')}
      </ButtonLink>
      <CloseButton size="sm" flex="none" aria-label="Not now" onClick={onClose} />
    </Group>
  );
}

function olderVersions({ versions, newest_version }: Outdated): string {
  const [older, ...others] = versions.filter(({ number }) => number !== newest_version);
  return older && others.length === 0 ? `version ${older.number}` : 'older versions';
}

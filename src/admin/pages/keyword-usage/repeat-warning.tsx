import { Alert, List, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { keywordUsageRoutes } from '../../../contract/pages/keyword-usage.ts';
import { readQuery } from '../../platform/read-query.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { Timestamp } from '../../platform/ui/timestamp.tsx';

const SHOWN = 4;
/** Longer lists (characters) would be sent over and over while they are typed. */
const LONGEST = 500_000;
const PAUSE = 600;

/** Says which keywords were used before for the same places, before they are used again. */
export function RepeatWarning({ locations, keywords }: { locations: string; keywords: string }) {
  const [asked] = useDebouncedValue({ locations, keywords }, PAUSE);
  const isTooLong = asked.locations.length + asked.keywords.length > LONGEST;
  const check = useQuery(
    readQuery(keywordUsageRoutes.check, {
      body: asked,
      gcTime: 0,
      enabled: asked.locations.trim() !== '' && asked.keywords.trim() !== '' && !isTooLong,
    }),
  );
  if (isTooLong) {
    return (
      <Text size="sm" c="dimmed" mt="md">
        The lists are too long to check for keywords used before.
      </Text>
    );
  }
  const found = check.data;
  if (!found || found.items.length === 0) return null;
  return (
    <Alert
      color="yellow"
      icon={<IconHistory aria-hidden />}
      mt="md"
      role="status"
      title={`${counted(found.repeated_keywords, 'keyword was', 'keywords were')} used before for some of these places`}
    >
      <List size="sm" spacing={6} listStyleType="none">
        {found.items.slice(0, SHOWN).map(use => (
          <List.Item key={`${use.dataset_id} ${use.keyword}`}>
            <Text size="sm" fw={500}>
              {use.keyword}
            </Text>
            <Text size="sm">
              {use.sample.join(' · ')}
              {use.shared_locations > use.sample.length &&
                ` and ${count(use.shared_locations - use.sample.length)} more`}
              , <Timestamp at={use.used_at} />, in {use.name}
            </Text>
          </List.Item>
        ))}
      </List>
      {found.items.length > SHOWN && (
        <Text size="sm" mt={6}>
          … and more: see Keyword usage.
        </Text>
      )}
      <Text size="sm" mt="xs">
        Existing pages are skipped. Another URL pattern would make duplicates.
      </Text>
    </Alert>
  );
}

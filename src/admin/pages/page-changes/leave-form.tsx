import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { noRedirect, pageRoutes } from '../../../contract/pages/pages.ts';
import { listQuery } from '../../platform/read-query.ts';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { SearchField } from '../../platform/ui/search-field.tsx';

export interface Leaving {
  title: string;
  question: string;
  /** Further losses that the question does not mention. */
  consequence?: string;
  /** The verb on the button. */
  action: string;
  /** Label of the safe answer. */
  keep?: string;
  isDeletion: boolean;
  /** What a search for the page to merge into begins with. */
  hint: string;
  /** No visitor comes: where they go is no question. */
  isDraft?: boolean;
  /** Begins with "one page" chosen. */
  isMerge?: boolean;
  onConfirm: (redirectTo: string | undefined) => void;
}

/** Asks for the redirect of pages that go offline, and then changes them. */
export function askWhereTo(leaving: Leaving): void {
  openDialog({ title: leaving.title }, close => <LeaveForm {...leaving} onClose={close} />);
}

type Way = 'nearest' | 'page' | 'address' | 'nowhere';

function LeaveForm({
  question,
  consequence,
  action,
  keep = 'Keep them',
  isDeletion,
  hint,
  isDraft = false,
  isMerge = false,
  onConfirm,
  onClose,
}: Leaving & { onClose: () => void }) {
  const [way, setWay] = useState<Way>(isMerge ? 'page' : 'nearest');
  const [chosen, setChosen] = useState<string | null>(null);
  const [address, setAddress] = useState('');
  const to = {
    nearest: undefined,
    page: chosen ?? '',
    address: address.trim(),
    nowhere: noRedirect,
  }[way];
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        onConfirm(to);
        onClose();
      }}
    >
      <Stack gap="md">
        <div>
          <Text size="md">{question}</Text>
          {consequence && (
            <Text size="md" c="dimmed" mt="xs">
              {consequence}
            </Text>
          )}
        </div>
        {isDraft || (
          <Radio.Group label="Redirect visitors to" value={way} onChange={value => setWay(value)}>
            <Stack gap="xs" mt="xs">
              <Radio
                value="nearest"
                label="The most similar live page"
                description="The most similar page of the town, else the town’s page list."
              />
              <Radio
                value="page"
                label="One page (merge)"
                description="All addresses redirect to the page you choose."
              />
              <Radio
                value="address"
                label="To another address"
                description="A path of this site, or an https address."
              />
              <Radio
                value="nowhere"
                label="Nowhere"
                description="Visitors see that the page was not found."
              />
            </Stack>
          </Radio.Group>
        )}
        {way === 'page' && <PageChoice hint={hint} chosen={chosen} onChoose={setChosen} />}
        {way === 'address' && (
          <TextInput
            label="Address"
            placeholder="/locations/fl/miami"
            value={address}
            onChange={event => setAddress(event.currentTarget.value)}
            required
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button data-autofocus onClick={onClose}>
            {keep}
          </Button>
          <Button
            type="submit"
            variant="filled"
            {...(isDeletion ? { color: 'red.8' } : {})}
            disabled={to === ''}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface PageChoiceProps {
  hint: string;
  chosen: string | null;
  onChoose: (path: string | null) => void;
}

const SHOWN = 6;

/** Finds one live page by its title or address. */
function PageChoice({ hint, chosen, onChoose }: PageChoiceProps) {
  const [search, setSearch] = useState(hint);
  const found = useQuery(
    listQuery(pageRoutes.list, { query: { search, status: 'published', per_page: SHOWN } }),
  ).data?.items;
  return (
    <div>
      <SearchField
        label="Find the destination page"
        placeholder="Title or address"
        value={search}
        onSearch={text => {
          setSearch(text);
          // A choice that is no longer on the screen is none.
          onChoose(null);
        }}
      />
      <Radio.Group aria-label="Destination page" value={chosen ?? ''} onChange={onChoose} mt="sm">
        <Stack gap={6}>
          {found?.map(page => (
            <Radio key={page.id} value={`/${page.slug}/`} label={page.title} description={`/${page.slug}/`} />
          ))}
        </Stack>
      </Radio.Group>
      {found?.length === 0 && <Text c="dimmed">No live page matches. Try another word.</Text>}
    </div>
  );
}

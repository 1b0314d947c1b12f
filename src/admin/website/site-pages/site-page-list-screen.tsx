import { Button, Group, Menu, Select, Stack, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { draftPreviewPath } from '../../../contract/platform/draft-preview.ts';
import { type SitePageRow, sitePageRoutes } from '../../../contract/website/site-pages.ts';
import { foldForSearch, searchSpellings } from '../../../engine/index.ts';
import { call } from '../../platform/api.ts';
import { keyOf, nounKey } from '../../platform/route-key.ts';
import { announce } from '../../platform/ui/announce.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { EmptyList } from '../../platform/ui/empty-list.tsx';
import { ButtonLink, TextLink } from '../../platform/ui/links.tsx';
import { useFilter } from '../../platform/ui/list-address.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { SearchFilter } from '../../platform/ui/search-filter.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { write } from '../../platform/write.ts';
import { openAddPage } from './add-site-page.tsx';
import { isNewPage } from './new-page.ts';
import classes from './site-page-list.module.css';
import { sitePageQueries } from './site-page-queries.ts';

/** The pages of the site as visitors see them, and what can be done with each. */
export function SitePageListScreen() {
  const navigate = useNavigate();
  const pages = useQuery(sitePageQueries.list());
  const order = useMutation(
    write(sitePageRoutes.order, {
      failure: 'The page could not be moved',
      changes: [keyOf(sitePageRoutes.list)],
    }),
  );
  const openPage = (id: string) => void navigate({ to: '/admin/site/$id', params: { id } });
  const [search] = useFilter('search');
  const wanted = searchSpellings(search.trim()).map(foldForSearch);
  const found = pages.data?.filter(({ name, path, title }) => {
    const text = foldForSearch(`${name} ${path} ${title}`);
    return wanted.some(one => text.includes(one));
  });
  return (
    <Screen
      title="Site"
      purpose="Front page, services, prices, contact. Generated pages are under Manage Pages."
      action={
        <>
          <ButtonLink to="/admin/site/navigation">Menu and footer</ButtonLink>
          <PrimaryButton onClick={() => openAddPage(openPage)}>Add page</PrimaryButton>
        </>
      }
    >
      <Group>
        <SearchFilter label="Search the pages" placeholder="Name, address or title" />
      </Group>
      <QueryBoundary title="The pages could not be read" query={pages} loading={400} />
      {found?.length === 0 && (
        <EmptyList
          empty={null}
          noMatch={{ title: 'No page has these words', why: 'Try a part of its name or of its address.' }}
        />
      )}
      {found &&
        groupsOf(found).map(({ title, rows }) => (
          <Panel key={title} title={title}>
            <ul>
              {rows.map((page, at) => (
                <PageEntry
                  key={page.id}
                  page={page}
                  onAdded={openPage}
                  above={search.trim() === '' ? orderable(page, rows[at - 1]) : undefined}
                  below={search.trim() === '' ? orderable(page, rows[at + 1]) : undefined}
                  onSwap={other => {
                    order.mutate(
                      { body: { ids: swapped(pages.data ?? [], page.id, other.id) } },
                      { onSuccess: () => announce(`Moved ${page.name}.`) },
                    );
                  }}
                />
              ))}
            </ul>
          </Panel>
        ))}
    </Screen>
  );
}

function groupsOf(pages: readonly SitePageRow[]): { title: string; rows: SitePageRow[] }[] {
  const services = pages.filter(page => page.service !== '');
  const towns = pages.filter(page => page.town !== '');
  const others = pages.filter(page => page.service === '' && page.town === '');
  return [
    { title: 'Main pages', rows: others },
    { title: 'Services', rows: services },
    { title: 'Towns', rows: towns },
  ].filter(({ rows }) => rows.length > 0);
}

/** Pages of services follow the order of the services. */
const orderable = (page: SitePageRow, other: SitePageRow | undefined) =>
  page.origin === 'service' || other?.origin === 'service' ? undefined : other;

/** All pages, two of them in each other's place. */
function swapped(pages: readonly SitePageRow[], one: string, other: string): string[] {
  return pages.map(({ id }) => (id === one ? other : id === other ? one : id));
}

interface PageEntryProps {
  readonly page: SitePageRow;
  readonly onAdded: (id: string) => void;
  /** The page's neighbors, while the whole group is shown. */
  readonly above: SitePageRow | undefined;
  readonly below: SitePageRow | undefined;
  readonly onSwap: (other: SitePageRow) => void;
}

const hidePage = write({
  mutationFn: async ({ id, is_hidden }: { id: string; is_hidden: boolean }) => {
    const page = await call(sitePageRoutes.read, { params: { id } });
    return call(sitePageRoutes.save, {
      params: { id },
      body: { document: page.document, is_hidden, based_on: page.revision },
    });
  },
  failure: 'The page could not be changed',
  changes: [nounKey(sitePageRoutes.list)],
});

function PageEntry({ page, onAdded, above, below, onSwap }: PageEntryProps) {
  const hide = useMutation(hidePage);
  const remove = useMutation(write(sitePageRoutes.remove, { failure: 'The page could not be deleted' }));
  const reset = useMutation(write(sitePageRoutes.reset, { failure: 'The page could not be reset' }));
  const { id, name, path, is_hidden, is_edited, is_shown, has_newer_text, origin } = page;
  const isOfService = origin === 'service';
  const confirmDelete = () => {
    let redirect_to = '/';
    confirmLoss({
      title: `Delete ${name}?`,
      question: 'The page and its versions are deleted for good.',
      consequence: <RedirectTarget page={page} onChange={target => (redirect_to = target)} />,
      action: 'Delete',
      onConfirm: () => remove.mutate({ params: { id }, query: { redirect_to } }),
    });
  };
  return (
    <li className={classes.entry} data-hidden={!is_shown || undefined}>
      <Stack gap={0} style={{ minWidth: 0 }}>
        {isOfService ? (
          <TextLink to="/admin/services/$id" params={{ id }} fw={500}>
            {name}
          </TextLink>
        ) : (
          <TextLink to="/admin/site/$id" params={{ id }} fw={500}>
            {name}
          </TextLink>
        )}
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {path}
        </Text>
      </Stack>
      <div className={classes.state}>
        {is_hidden && <StatusBadge tone="neutral" word={isNewPage(page) ? 'Draft' : 'Hidden'} />}
        {!is_hidden && !is_shown && <StatusBadge tone="neutral" word="Not shown" />}
        {origin === 'owner' && <StatusBadge tone="blue" word="Your own" />}
        {isOfService && <StatusBadge tone="neutral" word="From the service" />}
        {origin === 'pack' && is_edited && <StatusBadge tone="blue" word="Edited" />}
        {has_newer_text && <StatusBadge tone="yellow" word="Newer text" />}
        <Menu>
          <Menu.Target>
            <Button size="compact-sm" variant="subtle" aria-label={`What to do with ${name}`}>
              <IconDots size={16} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              component="a"
              href={is_shown ? path : draftPreviewPath('site-pages', id)}
              target="_blank"
              rel="noopener"
            >
              {is_shown ? 'Open on the site' : 'Preview'}
            </Menu.Item>
            {isOfService || <Menu.Item onClick={() => openAddPage(onAdded, { id, name })}>Copy</Menu.Item>}
            {above && <Menu.Item onClick={() => onSwap(above)}>Move up</Menu.Item>}
            {below && <Menu.Item onClick={() => onSwap(below)}>Move down</Menu.Item>}
            {path !== '/' && !isOfService && (
              <Menu.Item onClick={() => hide.mutate({ id, is_hidden: !is_hidden })}>
                {is_hidden ? 'Show' : 'Hide'}
              </Menu.Item>
            )}
            {origin === 'pack' && is_edited && (
              <Menu.Item
                onClick={() =>
                  confirmLoss({
                    title: `Reset ${name}?`,
                    question: 'The page says what the trade says again.',
                    consequence: 'Your text stays among its versions and can be restored.',
                    action: 'Reset',
                    onConfirm: () => reset.mutate({ params: { id } }),
                  })
                }
              >
                Reset to the trade’s text
              </Menu.Item>
            )}
            {origin === 'owner' && <Menu.Item onClick={confirmDelete}>Delete</Menu.Item>}
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  );
}

interface RedirectTargetProps {
  readonly page: SitePageRow;
  readonly onChange: (path: string) => void;
}

/** The redirect of a page's address once it is deleted. */
function RedirectTarget({ page, onChange }: RedirectTargetProps) {
  const pages = useQuery(sitePageQueries.list());
  const [target, setTarget] = useState('/');
  const shown = pages.data?.filter(({ id, is_shown }) => is_shown && id !== page.id) ?? [];
  return (
    <Select
      label={`Where ${page.path} leads from then on`}
      description="People who kept the old address arrive there."
      searchable
      allowDeselect={false}
      data={shown.map(({ name, path }) => ({ value: path, label: `${name} (${path})` }))}
      value={target}
      onChange={path => {
        setTarget(path ?? '/');
        onChange(path ?? '/');
      }}
    />
  );
}

import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon, Autocomplete, Button, Paper, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Settings } from '../../../contract/platform/settings.ts';
import type { SitePageRow } from '../../../contract/website/site-pages.ts';
import { saveSettings, settingsQuery } from '../../platform/settings/setting-queries.ts';
import { LoadError } from '../../platform/ui/load-error.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import classes from './navigation-screen.module.css';
import { sitePageQueries } from './site-page-queries.ts';

interface Row {
  readonly key: string;
  readonly href: string;
  readonly text: string;
}
interface Column {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

const usual = ['/', '/services', '/pricing', '/how-it-works', '/locations', '/about', '/blog', '/contact'];

/** The menu of every page and the columns of its footer. */
export function NavigationScreen() {
  const settings = useQuery(settingsQuery);
  const pages = useQuery(sitePageQueries.list());
  const failed = [settings, pages].find(query => query.isError);
  return (
    <Screen
      title="Menu and footer"
      purpose="Drag a link by its handle, or focus the handle, press Space and move it with the arrows."
      back={{ to: '/admin/site', label: 'Site' }}
    >
      {failed && <LoadError title="The links could not be read" query={failed} />}
      {settings.data && pages.data ? (
        <NavigationForm kept={settings.data.navigation} pages={pages.data} />
      ) : (
        !failed && <Skeleton height={320} />
      )}
    </Screen>
  );
}

interface FormProps {
  readonly kept: { readonly revision: number; readonly value: Settings['navigation'] };
  readonly pages: readonly SitePageRow[];
}

function NavigationForm({ kept, pages }: FormProps) {
  const client = useQueryClient();
  const save = useMutation(saveSettings(client, 'navigation', write => write()));
  const shown = pages.filter(page => page.is_shown);
  const start = {
    menu: rowsOf(kept.value.menu ?? usualLinks(shown)),
    columns: (kept.value.footer ?? [{ title: 'About us', links: usualLinks(shown) }]).map(column => ({
      key: crypto.randomUUID(),
      title: column.title,
      rows: rowsOf(column.links),
    })),
  };
  const [menu, setMenu] = useState<readonly Row[]>(start.menu);
  const [columns, setColumns] = useState<readonly Column[]>(start.columns);
  const linksOf = (rows: readonly Row[]) => rows.map(({ href, text }) => ({ href, text }));
  const write = (value: Settings['navigation']) => save.mutate({ revision: kept.revision, value });
  const isOwn = kept.value.menu !== null || kept.value.footer !== null;
  return (
    <Stack gap="lg">
      <Panel title="Menu">
        <LinkRows rows={menu} onChange={setMenu} pages={shown} group="menu" />
      </Panel>
      {columns.map((column, at) => (
        <Paper key={column.key} p="lg" component="section" aria-label={`Footer column ${at + 1}`}>
          <TextInput
            label="Heading of the column"
            mb="sm"
            maw={320}
            value={column.title}
            onChange={event => {
              const title = event.currentTarget.value;
              setColumns(columns.map(one => (one === column ? { ...one, title } : one)));
            }}
          />
          <LinkRows
            rows={column.rows}
            onChange={rows => setColumns(columns.map(one => (one === column ? { ...one, rows } : one)))}
            pages={shown}
            group={column.key}
          />
          <Button
            mt="sm"
            size="xs"
            variant="subtle"
            onClick={() => setColumns(columns.filter(one => one !== column))}
          >
            Remove this column
          </Button>
        </Paper>
      ))}
      <div>
        <Button
          disabled={columns.length >= 4}
          onClick={() => setColumns([...columns, { key: crypto.randomUUID(), title: 'More', rows: [] }])}
        >
          Add a footer column
        </Button>
      </div>
      <Refusal error={save.error} />
      <div className="buttons">
        {isOwn && <Button onClick={() => write({ menu: null, footer: null })}>Use the trade’s again</Button>}
        <PrimaryButton
          loading={save.isPending}
          onClick={() =>
            write({
              menu: linksOf(menu),
              footer: columns.map(({ title, rows }) => ({ title, links: linksOf(rows) })),
            })
          }
        >
          Save
        </PrimaryButton>
      </div>
      {save.isSuccess && <Text role="status">Saved. It shows on every page now.</Text>}
    </Stack>
  );
}

const rowsOf = (links: readonly { href: string; text: string }[]): readonly Row[] =>
  links.map(({ href, text }) => ({ key: crypto.randomUUID(), href, text }));

function usualLinks(pages: readonly SitePageRow[]) {
  return usual.flatMap(path => {
    if (path === '/blog') return [{ href: path, text: 'Blog' }];
    const page = pages.find(one => one.path === path);
    return page ? [{ href: path, text: page.name }] : [];
  });
}

interface RowsProps {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  readonly pages: readonly SitePageRow[];
  readonly group: string;
}

function LinkRows({ rows, onChange, pages, group }: RowsProps) {
  const paths = ['/blog', ...pages.map(page => page.path)];
  return (
    <>
      <DragDropProvider
        onDragEnd={event => {
          if (event.canceled) return;
          const keys = move(
            rows.map(row => row.key),
            event,
          );
          onChange(keys.flatMap(key => rows.find(row => row.key === key) ?? []));
        }}
      >
        <Stack gap="xs">
          {rows.map((row, index) => (
            <LinkRow
              key={row.key}
              row={row}
              index={index}
              group={group}
              paths={paths}
              onChange={changed => onChange(rows.map(one => (one.key === row.key ? changed : one)))}
              onRemove={() => onChange(rows.filter(one => one.key !== row.key))}
            />
          ))}
        </Stack>
      </DragDropProvider>
      <Button
        mt="sm"
        size="xs"
        disabled={rows.length >= 20}
        onClick={() => onChange([...rows, { key: crypto.randomUUID(), href: '/', text: '' }])}
      >
        Add a link
      </Button>
    </>
  );
}

interface LinkRowProps {
  readonly row: Row;
  readonly index: number;
  readonly group: string;
  readonly paths: readonly string[];
  readonly onChange: (row: Row) => void;
  readonly onRemove: () => void;
}

function LinkRow({ row, index, group, paths, onChange, onRemove }: LinkRowProps) {
  const { ref, handleRef } = useSortable({ id: row.key, index, group });
  return (
    <div ref={ref} className={classes.row}>
      <button
        type="button"
        ref={handleRef}
        className={classes.handle}
        aria-label={`Move ${row.text || 'link'}`}
      >
        <IconGripVertical size={16} aria-hidden />
      </button>
      <TextInput
        aria-label={`Words of link ${index + 1}`}
        value={row.text}
        onChange={event => onChange({ ...row, text: event.currentTarget.value })}
      />
      <Autocomplete
        aria-label={`Address of link ${index + 1}`}
        data={[...paths]}
        value={row.href}
        onChange={href => onChange({ ...row, href })}
      />
      <ActionIcon aria-label={`Remove ${row.text || 'link'}`} onClick={onRemove}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}

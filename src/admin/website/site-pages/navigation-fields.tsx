import { Button, Group, Paper, TextInput, Title } from '@mantine/core';
import type { SitePageRow } from '../../../contract/website/site-pages.ts';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { LinkRows } from './link-rows.tsx';

const usual = ['/', '/services', '/pricing', '/how-it-works', '/locations', '/about', '/blog', '/contact'];

interface NavigationFieldsProps {
  readonly form: GroupForm<'navigation'>;
  /** The entries that the site shows. */
  readonly pages: readonly SitePageRow[];
}

/** What is null is the trade's: it is shown, and becomes the owner's with the first change. */
export function NavigationFields({ form, pages }: NavigationFieldsProps) {
  const { menu, footer } = form.values;
  const links = menu ?? usualLinks(pages);
  const columns = footer ?? [{ title: 'About us', links: usualLinks(pages) }];
  const paths = ['/blog', ...pages.map(page => page.path)];
  const ownMenu = () => {
    if (!menu) form.setFieldValue('menu', links);
  };
  const ownFooter = () => {
    if (!footer) form.setFieldValue('footer', columns);
  };
  return (
    <>
      <Paper p="lg" component="section" aria-label="Menu">
        <Title order={2} mb="sm">
          Menu
        </Title>
        <LinkRows form={form} path="menu" links={links} paths={paths} beforeChange={ownMenu} />
      </Paper>
      {columns.map((column, at) => (
        <Paper key={`column-${at + 0}`} p="lg" component="section" aria-label={`Footer column ${at + 1}`}>
          <TextInput
            label="Heading of the column"
            mb="sm"
            maw={320}
            value={column.title}
            error={form.errors[`footer.${at}.title`]}
            data-path={`footer.${at}.title`}
            onChange={event => {
              ownFooter();
              form.setFieldValue(`footer.${at}.title`, event.currentTarget.value);
            }}
          />
          <LinkRows
            form={form}
            path={`footer.${at}.links`}
            links={column.links}
            paths={paths}
            beforeChange={ownFooter}
          />
          <Button
            mt="sm"
            size="xs"
            variant="subtle"
            onClick={() => {
              ownFooter();
              form.removeListItem('footer', at);
            }}
          >
            Remove this column
          </Button>
        </Paper>
      ))}
      <Group gap="xs">
        <Button
          disabled={columns.length >= 4}
          onClick={() => {
            ownFooter();
            form.insertListItem('footer', { title: 'More', links: [] });
          }}
        >
          Add a footer column
        </Button>
        {(menu ?? footer) && (
          <Button onClick={() => form.setValues({ menu: null, footer: null })}>Use the trade’s again</Button>
        )}
      </Group>
    </>
  );
}

function usualLinks(pages: readonly SitePageRow[]) {
  return usual.flatMap(path => {
    if (path === '/blog') return [{ href: path, text: 'Blog' }];
    const page = pages.find(one => one.path === path);
    return page ? [{ href: path, text: page.name }] : [];
  });
}

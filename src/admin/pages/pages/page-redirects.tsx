import { List, Text } from '@mantine/core';
import type { PageReport } from '../../../contract/pages/page-reports.ts';
import { TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';

/** Redirects from and to the page's address. */
export function PageRedirects({ report: { page, redirects_from, redirects_to } }: { report: PageReport }) {
  const [away] = redirects_from;
  return (
    <Panel p="md" title="Redirects">
      {away && (
        <Text>
          {page.status === 'published'
            ? 'Visitors do not see this page: its address leads to '
            : 'Its address leads to '}
          <span className="mono">{away.destination_path}</span>.
        </Text>
      )}
      {redirects_to.length > 0 && (
        <>
          <Text>Addresses that lead here:</Text>
          <List listStyleType="none" spacing={2} className="mono">
            {redirects_to.map(rule => (
              <List.Item key={rule.id}>{rule.source_path}</List.Item>
            ))}
          </List>
        </>
      )}
      {!away && redirects_to.length === 0 && <Text c="dimmed">None: no other address leads here.</Text>}
      <TextLink to="/admin/redirects" search={{ search: page.slug }} size="sm" w="fit-content">
        Look in the redirects
      </TextLink>
    </Panel>
  );
}

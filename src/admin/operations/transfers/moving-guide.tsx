import { Accordion, List } from '@mantine/core';

/** The migration guide in short; the whole of it is docs/guides/moving-in.md. */
export function MovingGuide() {
  return (
    <Accordion variant="contained" defaultValue="guide">
      <Accordion.Item value="guide">
        <Accordion.Control>Migration guide: moving a site, step by step</Accordion.Control>
        <Accordion.Panel>
          <List type="ordered" size="sm" spacing="xs">
            <List.Item>
              Moving to another server: press Full System here, download the file, install Pagehaul there with{' '}
              <span className="mono">DEMO=0</span>, choose Full System there and import the file. Pages,
              addresses, hand edits, redirects, leads with their photos, settings and posts are the same as
              here.
            </List.Item>
            <List.Item>
              Passwords and keys never leave a server. Make the accounts of staff there first: people are
              recognized by their email. Customers come in with their plan and pages, and choose a new
              password by “Forgot password”. Webhooks, IndexNow and company sign-in are switched on again.
            </List.Item>
            <List.Item>
              Coming from the older hosted system: choose its file as it is. Templates come in first (or
              choose Full System for all at once); batches find their template by its id or name.
            </List.Item>
            <List.Item>
              Those files hold no pages. A batch arrives planned: look it over, approve it, and its pages are
              made here at the same addresses. Addresses that are taken are skipped.
            </List.Item>
            <List.Item>
              Existing items are kept unchanged. A template with a used name but other text is imported as
              “Name (2)”. One invalid item stops the import, and every reason is listed.
            </List.Item>
          </List>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}

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
              Move to another server: press Full System here and download the file. Install Pagehaul there
              with <span className="mono">DEMO=0</span>, choose Full System and import the file. Pages,
              addresses, hand edits, redirects, leads with photos, settings and posts are the same there.
            </List.Item>
            <List.Item>
              Passwords and keys never leave a server. Create staff accounts there first: they are matched by
              email. Customers keep their plan and pages, and reset their password by “Forgot password”.
              Switch on webhooks, IndexNow and company sign-in again.
            </List.Item>
            <List.Item>
              From the older hosted system, choose its file as it is. Import templates first, or choose Full
              System for everything. Batches find their template by id or name.
            </List.Item>
            <List.Item>
              Those files hold no pages. Batches arrive planned. Approve one to make its pages at the same
              addresses. Taken addresses are skipped.
            </List.Item>
            <List.Item>
              Existing items stay unchanged. A different template with a used name becomes “Name (2)”. One
              invalid item stops the import, and all reasons are listed.
            </List.Item>
          </List>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}

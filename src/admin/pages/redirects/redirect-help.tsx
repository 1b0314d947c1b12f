import { Accordion, List } from '@mantine/core';

/** Explains redirects. */
export function RedirectHelp() {
  return (
    <Accordion variant="contained">
      <Accordion.Item value="help">
        <Accordion.Control>How redirects work</Accordion.Control>
        <Accordion.Panel>
          <List size="sm" spacing="xs">
            <List.Item>
              Source paths have no domain: write <span className="mono">/old-page</span>. A final slash and
              capitals make no difference. <span className="mono">/?p=123</span> compares the query.
            </List.Item>
            <List.Item>
              A destination is a path of this site or a full address with https://. The query after the
              question mark is passed on.
            </List.Item>
            <List.Item>
              301 is permanent: search engines switch to the new address. 302 is temporary. 308 and 307 are
              the same for forms. 410 says that an address is gone.
            </List.Item>
            <List.Item>
              Validation prevents loops and chains. A loop is rejected and shown. Redirects to a source are
              changed to its destination.
            </List.Item>
            <List.Item>
              A redirect takes precedence over a page. You are told if it hides a live page.
            </List.Item>
          </List>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}

import { Text } from '@mantine/core';
import { clickIds } from '../../../contract/audience/lead-forms.ts';
import type { Lead } from '../../../contract/audience/leads.ts';
import { Facts } from '../../platform/ui/facts.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { SitePath } from './site-path.tsx';

/** Where the request came from: the page, its subject, and the referrer. */
export function LeadSource({ lead }: { lead: Lead }) {
  const facts = [
    ['Page', lead.page_path && <SitePath key="page" path={lead.page_path} />],
    [
      'Page code',
      lead.page_code && (
        <span key="code" className="mono">
          {lead.page_code}
        </span>
      ),
    ],
    ['Keyword', lead.keyword],
    ['City of page', lead.page_city],
    // As text: this address is whatever the sender wrote.
    ['Came from', lead.referrer && <span className="mono">{lead.referrer}</span>],
    ['Campaign', lead.utm_campaign],
    ['Source', lead.utm_source],
    ['Medium', lead.utm_medium],
    ['Term', lead.utm_term],
    ['Content', lead.utm_content],
    ...clickIds.map(
      name =>
        [
          name,
          lead[name] && (
            <span key={name} className="mono" style={{ overflowWrap: 'anywhere' }}>
              {lead[name]}
            </span>
          ),
        ] as const,
    ),
  ] as const;
  return (
    <Panel title="Where it came from">
      {facts.some(([, value]) => value) ? (
        <Facts facts={facts} />
      ) : (
        <Text c="dimmed">Unknown. The request named no page or campaign.</Text>
      )}
    </Panel>
  );
}

import { Box, Button, Center, CopyButton, Loader } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { TemplatePreviewFacts } from '../../../../contract/templates/template-preview.ts';
import { useDraft } from '../draft/draft-store.ts';
import classes from './code-view.module.css';
import { DraftPage } from './draft-page.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import type { PreviewPage } from './render-draft.ts';
import { usePageFacts, usePageServices } from './use-page-services.ts';

interface CodeViewProps {
  page: PreviewPage;
  facts: TemplatePreviewFacts | null;
  onFacts: (facts: TemplatePreviewFacts) => void;
}

/** The HTML that a page of this template holds between header and footer. */
export function CodeView({ page, facts, onFacts }: CodeViewProps) {
  const draft = useDeferredValue(useDraft(one => one));
  const services = usePageServices(draft.content_pack, page);
  const known = usePageFacts(page, services);
  const code = useMemo(
    () =>
      facts === null
        ? ''
        : renderToStaticMarkup(
            <DraftPage draft={draft} page={page} facts={facts} services={services} known={known} />,
          ).replace(/></g, '>\n<'),
    [draft, page, facts, services, known],
  );
  if (facts === null) {
    return (
      <Center h="100%">
        <Loader size="sm" />
        <div hidden>
          <PreviewFrame page={page} width={375} scale={1} title="Loading" onFacts={onFacts} />
        </div>
      </Center>
    );
  }
  return (
    <Box pos="relative" h="100%">
      <CopyButton value={code}>
        {({ copied, copy }) => (
          <Button size="xs" pos="absolute" top={12} right={20} onClick={copy}>
            {copied ? 'Copied' : 'Copy HTML'}
          </Button>
        )}
      </CopyButton>
      <textarea className={classes.code} readOnly value={code} aria-label="HTML of the page" />
    </Box>
  );
}

import { type TemplatePreviewFacts, templatePreviewFactsId } from '../contract/templates/template-preview.ts';
import { documentOf } from './document.ts';
import type { Frame } from './frame.ts';
import { PageFrame } from './page-frame.tsx';

/** A page without content: the editor renders the template into its main part, with the facts in it. */
export function templatePreviewHtml({
  frame,
  facts,
}: {
  readonly frame: Frame;
  readonly facts: TemplatePreviewFacts;
}): string {
  return documentOf(
    <PageFrame frame={frame} title="Preview" description="" breadcrumb={[]} quote_href="#main">
      <script
        type="application/json"
        id={templatePreviewFactsId}
        dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll('<', '\\u003c') }}
      />
    </PageFrame>,
  );
}

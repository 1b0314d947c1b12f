import type { TemplateRow } from '../../../contract/templates/templates.ts';
import { useTemplateDeletion } from '../../generation/template-deletion/use-template-deletion.ts';
import { LatestChanges } from '../../pages/page-changes/latest-changes.tsx';
import { TemplateActions } from '../../templates/templates/template-actions.tsx';
import { TemplateListScreen } from '../../templates/templates/template-list-screen.tsx';

/** The list of templates, where a template is deleted with its pages. */
export function TemplateList() {
  return <TemplateListScreen deletions={<LatestChanges ofTemplates />} Actions={Actions} />;
}

function Actions({ template }: { template: TemplateRow }) {
  return <TemplateActions template={template} deletion={useTemplateDeletion(template)} />;
}

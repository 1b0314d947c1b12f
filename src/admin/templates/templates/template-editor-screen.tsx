import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { Template } from '../../../contract/templates/templates.ts';
import { ApiError } from '../../platform/api-error.ts';
import { LoadError } from '../../platform/ui/load-error.tsx';
import { Opening } from '../../platform/ui/opening.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { DraftStore } from './draft/draft-store.ts';
import { draftOf, newDraft } from './draft/template-draft.ts';
import { TemplateEditor } from './template-editor.tsx';
import { templateQueries } from './template-queries.ts';

const route = getRouteApi('/admin/templates/$id/edit');
const NEW = 'new';

export function TemplateEditorScreen() {
  const { id } = route.useParams();
  const [created, setCreated] = useState<string | null>(null);
  // Saving a new template gives it an address; the editor stays as it is, with its focus, its history and what was written since.
  if (id === NEW || id === created) return <NewTemplate id={id === NEW ? null : id} onCreated={setCreated} />;
  return <ExistingTemplate key={id} id={id} />;
}

function NewTemplate({ id, onCreated }: { id: string | null; onCreated: (id: string) => void }) {
  const [store] = useState(() => new DraftStore(newDraft()));
  return <TemplateEditor id={id} store={store} revision={null} onCreated={onCreated} />;
}

function StoredTemplate({ template }: { template: Template }) {
  const [store] = useState(() => new DraftStore(draftOf(template, template)));
  const { section } = route.useSearch();
  return <TemplateEditor id={template.id} store={store} revision={template.revision} section={section} />;
}

function ExistingTemplate({ id }: { id: string }) {
  const template = useQuery(templateQueries.one(id));
  if (template.data) return <StoredTemplate template={template.data} />;
  if (template.isPending) return <Opening />;
  const isMissing =
    template.error instanceof ApiError && ['not-found', 'invalid'].includes(template.error.kind);
  return (
    <Screen
      title={isMissing ? 'Template not found' : 'Edit Template'}
      purpose={
        isMissing ? 'It was deleted, or the address is wrong.' : 'The text of every page generated from it.'
      }
      back={{ to: '/admin/templates', label: 'Back to Templates' }}
    >
      {!isMissing && <LoadError title="The template could not be read" query={template} />}
    </Screen>
  );
}

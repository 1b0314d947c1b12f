import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { PackSample } from '../../../contract/business/packs.ts';
import { ownPack } from '../../../contract/platform/content-packs.ts';
import type { Template } from '../../../contract/templates/templates.ts';
import { packQueries } from '../../business/packs/pack-queries.ts';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { RecordScreen } from '../../platform/ui/record-screen.tsx';
import { DraftStore } from './draft/draft-store.ts';
import { draftOf, newDraft } from './draft/template-draft.ts';
import { TemplateEditor } from './template-editor.tsx';
import { templateQueries } from './template-queries.ts';

const route = getRouteApi('/admin/templates/$id/edit');
const NEW = 'new';

export function TemplateEditorScreen() {
  const { id } = route.useParams();
  const [created, setCreated] = useState<string | null>(null);
  // Saving a new template gives it an address. The editor keeps its focus, history and later input.
  if (id === NEW || id === created) return <NewTemplate id={id === NEW ? null : id} onCreated={setCreated} />;
  return <ExistingTemplate key={id} id={id} />;
}

interface NewTemplateProps {
  readonly id: string | null;
  readonly onCreated: (id: string) => void;
}

function NewTemplate({ id, onCreated }: NewTemplateProps) {
  return (
    <RecordScreen
      query={useQuery(packQueries.samples(ownPack))}
      noun="Pack"
      purpose="The text of every page generated from it."
      back={{ to: '/admin/templates', label: 'Back to Templates' }}
      missing="A new template starts with its texts."
      steps={<ButtonLink to="/admin/templates">All templates</ButtonLink>}
    >
      {({ items }) => <StartedTemplate id={id} samples={items} onCreated={onCreated} />}
    </RecordScreen>
  );
}

interface StartedTemplateProps extends NewTemplateProps {
  readonly samples: readonly PackSample[];
}

function StartedTemplate({ id, samples, onCreated }: StartedTemplateProps) {
  const [store] = useState(() => new DraftStore(newDraft(samples)));
  return <TemplateEditor id={id} store={store} revision={null} onCreated={onCreated} />;
}

function StoredTemplate({ template }: { template: Template }) {
  const [store] = useState(() => new DraftStore(draftOf(template, template)));
  const { section } = route.useSearch();
  return <TemplateEditor id={template.id} store={store} revision={template.revision} section={section} />;
}

function ExistingTemplate({ id }: { id: string }) {
  return (
    <RecordScreen
      query={useQuery(templateQueries.one(id))}
      noun="Template"
      purpose="The text of every page generated from it."
      back={{ to: '/admin/templates', label: 'Back to Templates' }}
      missing="A template is deleted together with its pages."
    >
      {template => <StoredTemplate template={template} />}
    </RecordScreen>
  );
}

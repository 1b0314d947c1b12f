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
import { type MoveOfferPart, TemplateEditor } from './template-editor.tsx';
import { templateQueries } from './template-queries.ts';

const route = getRouteApi('/admin/templates/$id/edit');
const NEW = 'new';

interface EditorScreenProps {
  /** Moves pages, which a later district does. */
  readonly MoveOffer: MoveOfferPart;
}

export function TemplateEditorScreen({ MoveOffer }: EditorScreenProps) {
  const { id } = route.useParams();
  const [created, setCreated] = useState<string | null>(null);
  // Saving a new template gives it an address. The editor keeps its focus, history and later input.
  if (id === NEW || id === created)
    return <NewTemplate id={id === NEW ? null : id} onCreated={setCreated} MoveOffer={MoveOffer} />;
  return <ExistingTemplate key={id} id={id} MoveOffer={MoveOffer} />;
}

interface NewTemplateProps extends EditorScreenProps {
  readonly id: string | null;
  readonly onCreated: (id: string) => void;
}

function NewTemplate({ id, ...rest }: NewTemplateProps) {
  return (
    <RecordScreen
      query={useQuery(packQueries.samples(ownPack))}
      noun="Pack"
      purpose="The text of every page generated from it."
      back={{ to: '/admin/templates', label: 'Back to Templates' }}
      missing="A new template starts with its texts."
      steps={<ButtonLink to="/admin/templates">All templates</ButtonLink>}
    >
      {({ items }) => <StartedTemplate id={id} samples={items} {...rest} />}
    </RecordScreen>
  );
}

interface StartedTemplateProps extends NewTemplateProps {
  readonly samples: readonly PackSample[];
}

function StartedTemplate({ samples, ...rest }: StartedTemplateProps) {
  const [store] = useState(() => new DraftStore(newDraft(samples)));
  return <TemplateEditor store={store} revision={null} {...rest} />;
}

function StoredTemplate({ template, MoveOffer }: EditorScreenProps & { template: Template }) {
  const [store] = useState(() => new DraftStore(draftOf(template, template)));
  const { section } = route.useSearch();
  return (
    <TemplateEditor
      id={template.id}
      store={store}
      revision={template.revision}
      section={section}
      MoveOffer={MoveOffer}
    />
  );
}

function ExistingTemplate({ id, MoveOffer }: EditorScreenProps & { id: string }) {
  return (
    <RecordScreen
      query={useQuery(templateQueries.one(id))}
      noun="Template"
      purpose="The text of every page generated from it."
      back={{ to: '/admin/templates', label: 'Back to Templates' }}
      missing="A template is deleted together with its pages."
    >
      {template => <StoredTemplate template={template} MoveOffer={MoveOffer} />}
    </RecordScreen>
  );
}

import { MoveOffer } from '../../pages/page-moves/move-offer.tsx';
import { TemplateEditorScreen } from '../../templates/templates/template-editor-screen.tsx';

/** The template editor, which offers to move a template's pages after a save. */
export function TemplateEditor() {
  return <TemplateEditorScreen MoveOffer={MoveOffer} />;
}

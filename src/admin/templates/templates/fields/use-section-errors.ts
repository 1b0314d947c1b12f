import { useDraft } from '../draft/draft-store.ts';
import { useEditorView } from '../editor-view.ts';

/** Why the last save was refused, of one section: 'content.button_url' → the reason. */
export function useSectionErrors(id: string): Readonly<Record<string, string>> {
  const { errors } = useEditorView();
  const index = useDraft(draft => draft.content_sections.findIndex(one => one.id === id));
  const prefix = `content_sections.${index}.`;
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, message]) => [path.slice(prefix.length), message]),
  );
}

import { WritingTools } from '../../writing/writing-tools.tsx';
import { useDraft, useDraftStore, useSectionPart } from '../draft/draft-store.ts';
import { type Place, pathOf } from '../draft/place.ts';
import { usePreviewValues } from '../preview/preview-values.ts';

interface FieldWritingProps {
  place: Place;
  name: string;
  kind: 'prose' | 'title';
  text: string;
  names: readonly string[];
}

/** Help with writing this field's text: it knows the section, the field and the trade it writes for. */
export function FieldWriting({ place, name, kind, text, names }: FieldWritingProps) {
  const store = useDraftStore();
  const { values } = usePreviewValues().page;
  const pack = useDraft(draft => draft.content_pack);
  const [root, id, ...inside] = pathOf(place);
  const type = useSectionPart(String(id), section => section.type);
  // A section's own title, or ['content', field] and for rows ['content', field, row, column].
  const [part, field, , column] = inside;
  const subject =
    root === 'section'
      ? {
          section_type: type ?? 'text',
          field: String(part === 'title' ? 'title' : field),
          ...(column === undefined ? {} : { column: String(column) }),
        }
      : { section_type: String(root) };
  return (
    <WritingTools
      {...subject}
      value={text}
      field_label={name}
      kind={kind}
      values={values}
      context={{ content_pack: pack, placeholders: names.join(' ') }}
      onApply={written => store.write(place, written, 'at once')}
    />
  );
}

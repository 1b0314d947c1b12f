import { memo } from 'react';
import type { EditorField } from '../../../../sections/schemas.ts';
import { RowButtons, RowsField } from '../../../platform/ui/rows-field.tsx';
import { withContent } from '../draft/change-draft.ts';
import { useDraftStore, useSectionPart } from '../draft/draft-store.ts';
import type { Json } from '../draft/editable-content.ts';
import { type Place, placeOf } from '../draft/place.ts';
import { AddressField } from '../fields/address-field.tsx';
import { TemplateField } from '../fields/template-field.tsx';
import classes from './item-rows.module.css';

interface ItemRowsProps {
  id: string;
  field: EditorField;
}

/** Where the sections name no maximum. */
const maxItems = 10;

/** A list of items with one or two texts each, up to the limit of its field. */
export function ItemRows({ id, field }: ItemRowsProps) {
  const store = useDraftStore();
  const { name, label, help, columns } = field;
  const count = useSectionPart(id, section => itemsOf(section.content[name]).length) ?? 0;
  const change = (edit: (items: Json[]) => Json[]) =>
    store.edit(draft => {
      const section = draft.content_sections.find(one => one.id === id);
      return withContent(draft, id, name, edit([...itemsOf(section?.content[name])]));
    });
  const add = () => {
    change(items => [
      ...items,
      columns.length > 0 ? Object.fromEntries(columns.map(one => [one.name, ''])) : '',
    ]);
    requestAnimationFrame(() => {
      const rows = document.querySelectorAll<HTMLElement>(
        `[data-rows-of="${CSS.escape(`${id} ${name}`)}"] > [data-row]`,
      );
      rows[rows.length - 1]?.querySelector('textarea')?.focus();
    });
  };
  return (
    <RowsField
      label={label}
      help={help}
      count={count}
      maximum={field.maximum ?? maxItems}
      empty="If empty, pages show the built-in list, if any."
      onAdd={add}
      data-rows-of={`${id} ${name}`}
    >
      {Array.from({ length: count }, (_, row) => (
        <ItemRow key={`row-${row.toString()}`} id={id} field={field} row={row} onChange={change} />
      ))}
    </RowsField>
  );
}

interface ItemRowProps {
  id: string;
  field: EditorField;
  row: number;
  onChange: (edit: (items: Json[]) => Json[]) => void;
}

const ItemRow = memo(
  ItemRowView,
  (a, b) => a.id === b.id && a.field.name === b.field.name && a.row === b.row,
);

function ItemRowView({ id, field, row, onChange }: ItemRowProps) {
  const { name, label, control, columns, kind } = field;
  const place = placeOf('section', id, 'content', name, row);
  const called = `${label} ${row + 1}`;
  const moveUp = (items: Json[]) => {
    items.splice(row - 1, 0, ...items.splice(row, 1));
    return items;
  };
  return (
    <div className={classes.row} data-row>
      <span className={classes.number} aria-hidden>
        {row + 1}
      </span>
      <div className={classes.texts} data-pair={control === 'links' || undefined}>
        {columns.length === 0 && control === 'images' && (
          <AddressField place={place} label="Address" group={called} isPicture />
        )}
        {columns.length === 0 && control === 'list' && (
          <TemplateField place={place} label="Text" group={called} kind={kind} />
        )}
        {columns.map((column, index) => {
          const inside: Place = placeOf('section', id, 'content', name, row, column.name);
          return control === 'links' && column.name === 'url' ? (
            <AddressField key={column.name} place={inside} label={column.label} group={called} />
          ) : (
            <TemplateField
              key={column.name}
              place={inside}
              label={column.label}
              group={called}
              kind={column.kind}
              rows={control === 'rows' && index > 0 ? 2 : 1}
            />
          );
        })}
      </div>
      <RowButtons
        row={called}
        onRemove={() => onChange(items => items.filter((_, other) => other !== row))}
        onMoveUp={row > 0 ? () => onChange(moveUp) : undefined}
      />
    </div>
  );
}

function itemsOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { withOrder } from '../draft/change-draft.ts';
import { useDraftStore, useSectionPart } from '../draft/draft-store.ts';

/**
 * A section's position as a number, from 1. It applies when the field loses focus or is saved, so that the section does
 * not jump while the user types.
 */
export function OrderInput({ id }: { id: string }) {
  const store = useDraftStore();
  const order = useSectionPart(id, section => section.order) ?? 1;
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null) store.edit(draft => withOrder(draft, id, typed));
    setTyped(null);
  };
  return (
    <TextInput
      label="Order"
      type="number"
      inputMode="numeric"
      min={1}
      step={1}
      w={90}
      value={typed ?? String(order)}
      onChange={event => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={event => {
        const isSaving = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
        if (event.key === 'Enter' || isSaving) commit();
      }}
    />
  );
}

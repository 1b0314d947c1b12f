import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { Autocomplete, Button, Stack, TextInput } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { RemoveButton } from '../../platform/ui/list-buttons.tsx';
import classes from './link-rows.module.css';

interface Link {
  readonly href: string;
  readonly text: string;
}

interface LinkRowsProps {
  readonly form: GroupForm<'navigation'>;
  /** Where the form has the list: `menu` or `footer.0.links`. */
  readonly path: string;
  readonly links: readonly Link[];
  /** The addresses to choose from. */
  readonly paths: readonly string[];
  readonly beforeChange: () => void;
}

/** A list of links that can be dragged into another order. */
export function LinkRows({ form, path, links, paths, beforeChange }: LinkRowsProps) {
  const [keys, setKeys] = useRowKeys(links.length);
  return (
    <>
      <DragDropProvider
        onDragEnd={event => {
          if (event.canceled) return;
          const moved = move([...keys], event);
          const dragged = String(event.operation.source?.id);
          beforeChange();
          setKeys(moved);
          form.reorderListItem(path, { from: keys.indexOf(dragged), to: moved.indexOf(dragged) });
          // Problems keep their places in the list, and would mark other links now.
          form.clearErrors();
        }}
      >
        <Stack gap="xs">
          {links.map((link, index) => (
            <LinkRow
              key={keys[index]}
              id={keys[index] ?? index}
              form={form}
              path={path}
              index={index}
              link={link}
              paths={paths}
              beforeChange={beforeChange}
              onRemove={() => {
                beforeChange();
                setKeys(keys.toSpliced(index, 1));
                form.removeListItem(path, index);
              }}
            />
          ))}
        </Stack>
      </DragDropProvider>
      <Button
        mt="sm"
        size="xs"
        disabled={links.length >= 20}
        onClick={() => {
          beforeChange();
          form.insertListItem(path, { href: '/', text: '' });
        }}
      >
        Add a link
      </Button>
    </>
  );
}

/** A key for each row, which stays with it when rows before it go or move. */
function useRowKeys(count: number) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  if (keys.length === count) return [keys, setKeys] as const;
  const fitting = Array.from({ length: count }, (_, index) => keys[index] ?? crypto.randomUUID());
  setKeys(fitting);
  return [fitting, setKeys] as const;
}

interface LinkRowProps extends Omit<LinkRowsProps, 'links'> {
  readonly id: string | number;
  readonly index: number;
  readonly link: Link;
  readonly onRemove: () => void;
}

function LinkRow({ id, form, path, index, link, paths, beforeChange, onRemove }: LinkRowProps) {
  const { ref, handleRef } = useSortable({ id, index, group: path });
  const field = (name: keyof Link) => ({
    value: link[name],
    error: form.errors[`${path}.${index}.${name}`],
    'data-path': `${path}.${index}.${name}`,
  });
  const write = (name: keyof Link, text: string) => {
    beforeChange();
    form.setFieldValue(`${path}.${index}.${name}`, text);
  };
  return (
    <div ref={ref} className={classes.row}>
      <button
        type="button"
        ref={handleRef}
        className={classes.handle}
        aria-label={`Move ${link.text || 'link'}`}
      >
        <IconGripVertical size={16} aria-hidden />
      </button>
      <TextInput
        aria-label={`Words of link ${index + 1}`}
        {...field('text')}
        onChange={event => write('text', event.currentTarget.value)}
      />
      <Autocomplete
        aria-label={`Address of link ${index + 1}`}
        data={[...paths]}
        {...field('href')}
        onChange={href => write('href', href)}
      />
      <RemoveButton of={link.text || 'link'} onClick={onRemove} />
    </div>
  );
}

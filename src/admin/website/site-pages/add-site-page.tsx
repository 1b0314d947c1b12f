import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sitePageRoutes } from '../../../contract/website/site-pages.ts';
import { slug } from '../../../engine/index.ts';
import { fieldErrors } from '../../platform/api-error.ts';
import { keyOf } from '../../platform/route-key.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { write } from '../../platform/write.ts';

/** Asks for a name and an address. `of`: the page to copy. */
export function openAddPage(
  onAdded: (id: string) => void,
  of?: { readonly id: string; readonly name: string },
): void {
  openDialog({ title: of ? `Copy ${of.name}` : 'Add a page', size: 'md' }, close => (
    <AddPage
      of={of}
      onCancel={close}
      onAdded={id => {
        close();
        onAdded(id);
      }}
    />
  ));
}

interface AddPageProps {
  readonly of: { readonly id: string; readonly name: string } | undefined;
  readonly onAdded: (id: string) => void;
  readonly onCancel: () => void;
}

function AddPage({ of, onAdded, onCancel }: AddPageProps) {
  const add = useMutation(
    write(sitePageRoutes.create, { silentFailure: true, changes: [keyOf(sitePageRoutes.list)] }),
  );
  const [name, setName] = useState(of ? `${of.name} copy` : '');
  const [path, setPath] = useState('');
  // A longer name is refused, and so would be the address made from it.
  const made = slug(name.slice(0, 120));
  const suggested = made === '' ? '' : `/${made}`;
  const lacksAddress = name.trim() !== '' && suggested === '' && path.trim() === '';
  const errors = fieldErrors(add.error);
  return (
    <DialogForm
      write={add}
      onSubmit={() =>
        add.mutate(
          { body: { name, path: path.trim() || suggested, duplicate_of: of?.id } },
          { onSuccess: page => onAdded(page.id) },
        )
      }
      onCancel={onCancel}
      action="Add page"
      pending="Adding..."
      disabled={name.trim() === '' || lacksAddress}
      hasFieldErrors
    >
      <TextInput
        label="Name"
        description="In menus and above the page."
        required
        data-autofocus
        value={name}
        error={errors.name}
        onChange={event => setName(event.currentTarget.value)}
      />
      <TextInput
        label="Address"
        placeholder={suggested}
        required={lacksAddress}
        value={path}
        error={
          lacksAddress
            ? 'This name gives no address. Write one, such as /our-team.'
            : (errors.path ?? errors['document.path'])
        }
        onChange={event => setPath(event.currentTarget.value)}
      />
    </DialogForm>
  );
}

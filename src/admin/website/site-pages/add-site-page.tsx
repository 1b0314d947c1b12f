import { Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { slug } from '../../../engine/index.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { sitePageWrites } from './site-page-queries.ts';

/** Asks for a name and an address. `of`: the page that is copied. */
export function openAddPage(
  onAdded: (id: string) => void,
  of?: { readonly id: string; readonly name: string },
): void {
  openDialog({ title: of ? `Copy ${of.name}` : 'Add a page', size: 'md' }, close => (
    <AddPage
      of={of}
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
}

function AddPage({ of, onAdded }: AddPageProps) {
  const add = useMutation(sitePageWrites.add);
  const [name, setName] = useState(of ? `${of.name} copy` : '');
  const [path, setPath] = useState('');
  const suggested = name.trim() === '' ? '' : `/${slug(name)}`;
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        add.mutate(
          { name, path: path.trim() || suggested, ...(of ? { duplicate_of: of.id } : {}) },
          { onSuccess: page => onAdded(page.id) },
        );
      }}
    >
      <Stack gap="md">
        <TextInput
          label="Name"
          description="In menus and above the page."
          required
          data-autofocus
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
        <TextInput
          label="Address"
          placeholder={suggested}
          value={path}
          error={add.error ? errorMessage(add.error) : undefined}
          onChange={event => setPath(event.currentTarget.value)}
        />
        <div className="buttons">
          <PrimaryButton type="submit" loading={add.isPending}>
            Add page
          </PrimaryButton>
        </div>
      </Stack>
    </form>
  );
}

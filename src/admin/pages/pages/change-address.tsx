import { Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { pageReportRoutes } from '../../../contract/pages/page-reports.ts';
import { type Page, type PageRow, pageRoutes } from '../../../contract/pages/pages.ts';
import { redirectRoutes } from '../../../contract/pages/redirects.ts';
import { fieldErrors } from '../../platform/api-error.ts';
import { keyOf, nounKey } from '../../platform/route-key.ts';
import { announce } from '../../platform/ui/announce.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { write } from '../../platform/write.ts';

type AddressedPage = Pick<PageRow, 'id' | 'slug' | 'status'>;

/** Opens the form for a page's address. */
export function changeAddress(page: AddressedPage): void {
  openDialog({ title: 'Change address' }, close => (
    <AddressForm
      page={page}
      onCancel={close}
      onDone={changed => {
        close();
        announce(
          page.status === 'published'
            ? `The page is at /${changed.slug}/ now. /${page.slug}/ redirects there.`
            : `The page has the address /${changed.slug}/ now.`,
        );
      }}
    />
  ));
}

interface AddressFormProps {
  page: AddressedPage;
  onDone: (page: Page) => void;
  onCancel: () => void;
}

function AddressForm({ page, onDone, onCancel }: AddressFormProps) {
  const renaming = useMutation(
    write(pageRoutes.update, {
      silentFailure: true,
      remember: (client, saved) =>
        client.setQueryData(keyOf(pageRoutes.read, { params: { id: saved.id } }), saved),
      changes: [keyOf(pageRoutes.list), nounKey(pageReportRoutes.read), nounKey(redirectRoutes.list)],
    }),
  );
  const [slug, setSlug] = useState(page.slug);
  const wanted = slug.trim().replaceAll(/^\/+|(?<!\/)\/+$/g, '');
  return (
    <DialogForm
      write={renaming}
      onSubmit={() =>
        renaming.mutate({ params: { id: page.id }, body: { slug: wanted } }, { onSuccess: onDone })
      }
      onCancel={onCancel}
      action="Change address"
      disabled={wanted === '' || wanted === page.slug}
      hasFieldErrors
    >
      <TextInput
        label="Address"
        description="Lowercase letters, digits and hyphens. The text of the page stays."
        leftSection="/"
        classNames={{ input: 'mono' }}
        value={slug}
        onChange={event => setSlug(event.currentTarget.value)}
        error={fieldErrors(renaming.error).slug}
        maxLength={210}
        data-autofocus
      />
      <Text c="dimmed">
        {page.status === 'published'
          ? `/${page.slug}/ redirects to the new address at once.`
          : 'The page is not public, so the old address gets no redirect.'}
      </Text>
    </DialogForm>
  );
}

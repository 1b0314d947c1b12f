import { Alert, Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { noRedirect, type PageRow } from '../../contract/pages.ts';
import { errorMessage } from '../api-error.ts';
import { announce } from '../ui/announce.ts';
import { pageWrites } from './page-writes.ts';

/** Asks before a page is deleted, and where its visitors go afterwards. */
export function askToDelete(page: PageRow, failure = 'Error deleting page'): void {
  const modal = modals.open({
    title: 'Delete page',
    size: 'lg',
    closeButtonProps: { 'aria-label': 'Close' },
    children: <DeletePage page={page} failure={failure} onClose={() => modals.close(modal)} />,
  });
}

type Goal = 'nearest' | 'chosen' | 'nowhere';

interface DeletePageProps {
  page: PageRow;
  failure: string;
  onClose: () => void;
}

function DeletePage({ page, failure, onClose }: DeletePageProps) {
  const removing = useMutation({ ...pageWrites.remove(useQueryClient()), meta: { failure } });
  const [goal, setGoal] = useState<Goal>('nearest');
  const [address, setAddress] = useState('');
  const isPublic = page.status === 'published';
  const redirectTo = { nearest: undefined, chosen: address, nowhere: noRedirect }[goal];
  const remove = () =>
    removing.mutate(
      { id: page.id, ...(isPublic && redirectTo !== undefined ? { redirect_to: redirectTo } : {}) },
      {
        onSuccess: () => {
          onClose();
          announce('Page deleted');
        },
      },
    );
  return (
    <Stack gap="md">
      <Text>Are you sure you want to delete this page? This action cannot be undone.</Text>
      {isPublic ? (
        <>
          <Radio.Group
            label={`Visitors who come to /${page.slug}/ are redirected`}
            value={goal}
            onChange={value => setGoal(value)}
          >
            <Stack gap="xs" mt="xs">
              <Radio
                value="nearest"
                label="to the most similar page"
                description="The most similar page of the same town, or the list of its pages."
              />
              <Radio value="chosen" label="to another address" />
              <Radio value="nowhere" label="nowhere" description="They see “page not found”." />
            </Stack>
          </Radio.Group>
          {goal === 'chosen' && (
            <TextInput
              label="Address"
              description="A path of this site, or a full address that begins with https://"
              placeholder="/pricing"
              value={address}
              onChange={event => setAddress(event.currentTarget.value)}
            />
          )}
        </>
      ) : (
        <Text c="dimmed">The page is not public, so redirects stay as they are.</Text>
      )}
      <Text c="dimmed">To take it offline instead, set it to draft or archived.</Text>
      {removing.error && (
        <Alert color="red" variant="outline" role="alert">
          {errorMessage(removing.error)}
        </Alert>
      )}
      <Group justify="flex-end" gap="xs">
        <Button onClick={onClose} data-autofocus>
          Keep it
        </Button>
        <Button
          color="red.8"
          variant="filled"
          onClick={remove}
          loading={removing.isPending}
          disabled={isPublic && goal === 'chosen' && address.trim() === ''}
        >
          Delete page
        </Button>
      </Group>
    </Stack>
  );
}

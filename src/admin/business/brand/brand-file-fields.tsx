import { Button, FileButton, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type BrandFile,
  type BrandFileKind,
  brandFileKinds,
  brandRoutes,
  largestBrandFile,
} from '../../../contract/business/brand.ts';
import { ofAtMost, upload } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { nounKey } from '../../platform/route-key.ts';
import { confirmLoss } from '../../platform/ui/confirm-loss.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { write } from '../../platform/write.ts';
import classes from './brand-file-fields.module.css';

const uses: Readonly<Record<BrandFileKind, { purpose: string; without: string }>> = {
  logo: { purpose: 'In the header of every page', without: 'The trade’s sign and your name' },
  logo_dark: { purpose: 'The same for dark screens', without: 'Your logo on a light plate' },
  favicon: { purpose: 'In browser tabs, square', without: 'The trade’s sign in your colors' },
};

/** Logo and favicon. Each applies at once. */
export function BrandFileFields() {
  const files = useQuery(readQuery(brandRoutes.list));
  return (
    <QueryBoundary title="Logo and favicon could not be read" query={files}>
      <Panel
        title="Logo and favicon"
        help="SVG, PNG or WebP. Applies at once, without saving. Files are cleaned."
      >
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          {(Object.keys(brandFileKinds) as BrandFileKind[]).map(kind => (
            <FileCard
              key={kind}
              kind={kind}
              file={files.data?.items.find(one => one.kind === kind) ?? null}
            />
          ))}
        </SimpleGrid>
      </Panel>
    </QueryBoundary>
  );
}

const putFile = write({
  mutationFn: async ({ kind, file }: { kind: BrandFileKind; file: File }) =>
    upload(brandRoutes.put, { params: { kind }, file: ofAtMost(largestBrandFile, file) }),
  silentFailure: true,
  changes: [nounKey(brandRoutes.list)],
});

function FileCard({ kind, file }: { kind: BrandFileKind; file: BrandFile | null }) {
  const putting = useMutation(putFile);
  const removing = useMutation(write(brandRoutes.remove, { failure: 'The file could not be removed' }));
  const label = brandFileKinds[kind];
  const { purpose, without } = uses[kind];
  return (
    <Stack gap="xs" component="section" aria-label={label}>
      <div>
        <Title order={3} size="sm">
          {label}
        </Title>
        <Text size="sm" c="dimmed">
          {purpose}
        </Text>
      </div>
      <div className={classes.ground} data-dark={kind === 'logo_dark' || undefined}>
        {file ? (
          <img src={file.address} alt={`Now shown: ${label}`} />
        ) : (
          <Text size="sm" ta="center">
            {without}
          </Text>
        )}
      </div>
      <Refusal error={putting.error} />
      <Group gap="xs">
        <FileButton
          accept="image/svg+xml,image/png,image/webp"
          onChange={chosen => chosen && putting.mutate({ kind, file: chosen })}
        >
          {props => (
            <Button {...props} size="xs" disabled={putting.isPending} aria-label={`Choose a file: ${label}`}>
              {putting.isPending ? 'Sending…' : file ? 'Replace' : 'Choose a file'}
            </Button>
          )}
        </FileButton>
        {file && (
          <Button
            size="xs"
            disabled={removing.isPending}
            aria-label={`Remove: ${label}`}
            onClick={() =>
              confirmLoss({
                title: `Remove the ${label.toLowerCase()}?`,
                question: `Shown instead: ${without.toLowerCase()}.`,
                consequence: 'Keep your own copy if you may want it again.',
                action: 'Remove it',
                onConfirm: () => removing.mutate({ params: { kind } }),
              })
            }
          >
            Remove
          </Button>
        )}
      </Group>
    </Stack>
  );
}

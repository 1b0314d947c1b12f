import { Button, FileButton, Group, Input, Stack, Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { largestBrandFile } from '../../../contract/business/brand.ts';
import { setupRoutes } from '../../../contract/operations/setup.ts';
import { ofAtMost, upload } from '../../platform/api.ts';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { write } from '../../platform/write.ts';
import classes from './logo-field.module.css';
import type { StepProps } from './setup-draft.ts';

/** The logo as it would be stored; nothing is changed. */
const readLogo = write({
  mutationFn: (file: File) =>
    upload(setupRoutes.logo, { params: undefined, file: ofAtMost(largestBrandFile, file) }),
  silentFailure: true,
});

/** The logo, cleaned by the server as in the settings, and kept with the draft until the business is set up. */
export function LogoField({
  draft: { logo, logo_has_name },
  change,
  problem,
}: Pick<StepProps, 'draft' | 'change'> & { readonly problem: string | undefined }) {
  const id = useId();
  const sending = useMutation(readLogo);
  const choose = (file: File) =>
    sending.mutate(file, {
      onSuccess: ({ logo: data, media_type }) => change({ logo: { data, media_type } }),
    });
  return (
    <Stack gap="sm" role="group" aria-labelledby={id}>
      <Input.Wrapper
        label="Logo"
        labelElement="div"
        labelProps={{ id }}
        description="SVG, PNG or WebP up to 4 MB, in every header."
        error={problem}
      >
        <Group gap="sm" mt="xs">
          {logo && (
            <img
              className={classes.logo}
              src={`data:${logo.media_type};base64,${logo.data}`}
              alt="Your logo as pages show it"
            />
          )}
          <FileButton accept="image/svg+xml,image/png,image/webp" onChange={file => file && choose(file)}>
            {props => (
              <Button {...props} size="xs" loading={sending.isPending}>
                {logo ? 'Replace the logo' : 'Choose a logo'}
              </Button>
            )}
          </FileButton>
          {logo && (
            <Button size="xs" onClick={() => change({ logo: null, logo_has_name: false })}>
              Remove the logo
            </Button>
          )}
        </Group>
      </Input.Wrapper>
      <Refusal error={sending.error} />
      {logo && (
        <Switch
          label="The logo says the name"
          description="The header then shows the logo alone."
          checked={logo_has_name}
          onChange={event => change({ logo_has_name: event.currentTarget.checked })}
        />
      )}
    </Stack>
  );
}

import { Group } from '@mantine/core';
import { memo } from 'react';
import { safeHref, safeSource } from '../../../../sections/schemas.ts';
import { useDraftText } from '../draft/draft-store.ts';
import type { Place } from '../draft/place.ts';
import { TemplateField } from './template-field.tsx';

interface AddressFieldProps {
  place: Place;
  label: string;
  group?: string;
  description?: string | undefined;
  isPicture?: boolean;
}

/**
 * The address of a link, a frame or a picture. Reports an address that pages can't use while it is typed; shows a
 * picture.
 */
export const AddressField = memo(function AddressField(props: AddressFieldProps) {
  const { place, isPicture = false, ...rest } = props;
  const text = useDraftText(place);
  const problem = addressProblem(text, isPicture);
  const shown = isPicture && text !== '' && problem === null && !text.includes('{') ? safeSource(text) : '';
  return (
    <TemplateField
      {...rest}
      place={place}
      kind="plain"
      longest={2_000}
      problem={problem}
      hint={isPicture ? 'https://… or /uploads/…' : 'https://…, /path or #quote'}
      below={
        shown === '' ? undefined : (
          <Group mt={6}>
            <img src={shown} alt="" style={{ maxHeight: 64, maxWidth: 140, borderRadius: 4 }} />
          </Group>
        )
      }
    />
  );
});

function addressProblem(text: string, isPicture: boolean): string | null {
  if (text.trim() === '' || text.includes('{')) return null;
  if (/^\s*javascript:/i.test(text)) return 'A link may not hold a script. Use the address of a page.';
  if (isPicture ? safeSource(text) : safeHref(text)) return null;
  return isPicture
    ? 'Use https://… or a path like /uploads/crew.webp.'
    : 'Use https://…, a path like /contact, #quote, mailto: or tel:.';
}

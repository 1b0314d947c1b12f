import { z } from 'zod';
import { seen } from './form-fields.ts';

/** One line of an owner's text. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .overwrite(seen)
    .max(max, `At most ${max} characters`)
    .regex(/^\P{Cc}*$/u, 'One line of text, please');
export const filled = (max: number) => line(max).min(1, 'This can’t be empty');

/** Where the program sends secrets. The caller checks that it is a public address. */
export const issuerAddress = filled(500).regex(
  /^(?:https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?(?:\/[^\s?#]*)?|http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?(?:\/[^\s?#]*)?)$/i,
  'Enter a full address that begins with https://',
);

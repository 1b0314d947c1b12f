import { z } from 'zod';
import { filled, line } from './setting-texts.ts';

export const businessAddressSchema = z
  .object({
    street: line(120),
    city: filled(60),
    state: z.string().regex(/^[A-Z]{2}$/, 'Write the state as two capital letters'),
    zip_code: z.union([z.literal(''), z.string().regex(/^\d{5}(?:-\d{4})?$/, 'Write a ZIP code like 33101')]),
  })
  .describe('The business’s address, shared with search engines. Street and ZIP are optional.');

import { z } from 'zod';

/** Stored JSON, validated when read. */
export const storedParts = z.array(
  z.object({ kind: z.enum(['locations', 'keywords']), hash: z.string(), rows: z.number().int() }),
);
export type StoredPart = z.infer<typeof storedParts>[number];

export const storedColumns = z.array(z.string());

const values = z.record(z.string(), z.string());
export const storedLocations = z.array(
  z.union([
    z.tuple([z.string(), z.string()]),
    z.tuple([z.string(), z.string(), values]),
    z.tuple([z.string(), z.string(), values, z.string()]),
  ]),
);
export const storedKeywords = z.array(z.string());

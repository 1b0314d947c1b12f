import { expect, it } from 'vitest';
import { z } from 'zod';
import { presentAs } from './present-as.ts';

const schema = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  started_at: z.iso.datetime().nullable(),
});
const row = {
  secret: 'never shown',
  started_at: new Date('2027-05-02T00:00:00Z'),
  ended_at: null,
  created_at: new Date('2027-05-01T12:00:00Z'),
  id: 'a',
};

it('gives the keys of the schema, in its order, with dates as ISO text', () => {
  expect(JSON.stringify(presentAs(schema, { ...row, id: 'b' }))).toBe(
    '{"id":"b","created_at":"2027-05-01T12:00:00.000Z","ended_at":null,"started_at":"2027-05-02T00:00:00.000Z"}',
  );
});

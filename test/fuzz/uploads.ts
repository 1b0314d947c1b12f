import * as fc from 'fast-check';
import { hostileText } from './hostile-values.ts';

/** The body after the headers. */
export interface Sent {
  readonly type: string | null;
  readonly body: Buffer | null;
}

export const sentAs = (type: string | null, text: string | null): Sent => ({
  type,
  body: text === null ? null : Buffer.from(text),
});

/** Path and query values outside the schema, raw or percent-encoded. */
export const hostilePart = fc.oneof(
  { weight: 4, arbitrary: hostileText.map(text => encodeURIComponent(text.toWellFormed()).slice(0, 6_000)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('%', '%zz', '%ff', '%00', '%2e%2e%2f', '%C0%AF', '..', '.', '%F0%9F'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('0', '-1', '1.5', '2147483648', '9007199254740993', '1e400', 'NaN'),
  },
);

/** Files that are one, nearly one and none at all. */
export function uploadsOf(media: string): fc.Arbitrary<Sent> {
  const type = media.split(',')[0]?.replace('*', 'png') ?? null;
  const formPairs = fc
    .array(
      fc.tuple(
        fc.constantFrom(
          'kind',
          'name',
          'phone',
          'email',
          'zip_code',
          'page_path',
          'form_token',
          'junk_types',
          '__proto__',
          'toString',
        ),
        fc.oneof(
          fc.constantFrom('quote', 'footer', 'scheduling', '33101', '3055550142', 'a@example.com', '/about'),
          hostilePart,
        ),
      ),
      { maxLength: 8 },
    )
    .map(pairs => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
  const files = fc.constantFrom(
    '',
    'city,state\nMiami,FL\nOrlando,FL',
    '"unclosed\nMiami,FL',
    'PK\x03\x04 no workbook',
    '{"kind":"templates","items":[]}',
    '{"format":"pagehaul","version":1,"templates":[{"__proto__":1}]}',
    'source_path,target_path\n/old,/new\n/%zz,/x\n,,',
    '\x89PNG\r\n\x1a\n no picture',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\0'.repeat(300),
  );
  return fc.oneof(
    { weight: 3, arbitrary: formPairs.map(text => sentAs(type, text)) },
    { weight: 3, arbitrary: files.map(text => sentAs(type, text)) },
    { weight: 1, arbitrary: hostileText.map(text => sentAs(type, text)) },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 400 }).map(bytes => ({ type, body: Buffer.from(bytes) })),
    },
    {
      weight: 1,
      arbitrary: files.map(text =>
        sentAs(
          'multipart/form-data; boundary=x',
          `--x\r\nContent-Disposition: form-data; name="${text.slice(0, 20)}"\r\n\r\na\r\n--x--`,
        ),
      ),
    },
  );
}

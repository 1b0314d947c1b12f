import { signFormToken } from '../src/server/audience/leads/form-token.ts';
import type { TestProgram } from './test-program.ts';

let counter = 0;

/** Filled-in forms, each of a different person; a test states only what matters to it. */
export function quoteForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  counter += 1;
  return {
    kind: 'quote',
    name: `Ann Visitor ${counter}`,
    phone: '(561) 555-0123',
    email: `ann${counter}@example.com`,
    zip_code: '33401',
    service: 'residential',
    ...changes,
  };
}

export function footerForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return quoteForm({
    kind: 'footer',
    service: undefined,
    address: '12 Palm Way',
    city: 'Jupiter',
    junk_types: ['furniture', 'hot-tubs-spas'],
    timeline: 'within-a-week',
    additional_details: 'Second floor,\nno lift.',
    ...changes,
  });
}

export function schedulingForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return quoteForm({
    kind: 'scheduling',
    zip_code: undefined,
    service: 'appliance-removal',
    address: '12 Palm Way',
    city: 'Jupiter',
    preferred_date: dayFromNow(3),
    details: 'Two fridges.',
    ...changes,
  });
}

export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

/** The mark of a form that was drawn a minute ago: long enough to have been filled in by a person. */
export const formToken = ({ leads }: TestProgram): string =>
  signFormToken(leads.formKey, new Date(Date.now() - 60_000));

/** Where a stored form leads, without the signed link by which more can be added. */
export const thanksOf = (reply: Response): string | undefined =>
  reply.headers.get('location')?.replace(/&more=[\w.-]+/, '');

/** The body a browser sends for these fields: lists as repeated fields, files as they are. */
export function formData(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one as string | File);
  }
  return form;
}

/** Posts as a browser does without script: urlencoded, or multipart when there is a file. */
export async function postForm(
  program: TestProgram,
  fields: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = formData(fields);
  const hasFile = [...form.values()].some(value => value instanceof File);
  const body = hasFile
    ? form
    : new URLSearchParams(
        [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
      );
  const request = new Request('http://localhost/leads', { method: 'POST', body, headers });
  return program.send(request);
}

import type { Template } from '../../src/contract/templates/templates.ts';

/** A copy of the demo's template, so that no other journey meets it. */
export async function makeTemplate(
  request: {
    get: (path: string) => Promise<{ json: () => Promise<unknown> }>;
    post: (path: string, options: { data: unknown }) => Promise<{ json: () => Promise<unknown> }>;
  },
  name: string,
): Promise<Template> {
  const { items } = (await (await request.get('/api/templates')).json()) as { items: Template[] };
  const demo = items.find(one => one.name === 'Junk Removal Landing Page');
  const whole = (await (await request.get(`/api/templates/${demo?.id}`)).json()) as Template;
  return (await (await request.post('/api/templates', { data: { ...whole, name } })).json()) as Template;
}

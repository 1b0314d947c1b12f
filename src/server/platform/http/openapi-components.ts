export type JsonSchema = Record<string, unknown>;

/**
 * The named schemas of an OpenAPI document. Zod puts them beside each schema as `$defs`, where a reference from the document's
 * root finds nothing. Here each is kept once for the whole document, and references lead to it.
 */
export class OpenApiComponents {
  readonly schemas: Record<string, JsonSchema> = {};
  /** By name: the text of the schema and of all schemas that it refers to. */
  readonly #contents = new Map<string, string>();

  /** The schema without `$defs`. `io`: what is accepted and what is answered can have the same name and different fields. */
  take({ $defs = {}, ...schema }: JsonSchema, io: 'input' | 'output'): JsonSchema {
    const definitions = $defs as Record<string, JsonSchema>;
    const names = new Map<string, string>();
    for (const local of Object.keys(definitions)) names.set(local, this.#nameFor(local, definitions, io));
    for (const [local, { id: _, ...definition }] of Object.entries(definitions)) {
      this.schemas[names.get(local) ?? local] ??= redirect(definition, names);
    }
    return redirect(schema, names);
  }

  #nameFor(local: string, definitions: Record<string, JsonSchema>, io: string): string {
    const content = contentOf(local, definitions);
    const base = local.startsWith('__') ? 'Value' : local;
    for (let n = 0; ; n += 1) {
      const name = [base, `${base}.${io}`][n] ?? `${base}.${n}`;
      const known = this.#contents.get(name);
      if (known === undefined) this.#contents.set(name, content);
      if (known === undefined || known === content) return name;
    }
  }
}

const reference = /"\$ref":"#\/\$defs\/([^"]+)"/g;

function contentOf(local: string, definitions: Record<string, JsonSchema>): string {
  const texts = new Map<string, string>();
  const add = (name: string) => {
    if (texts.has(name)) return;
    const text = JSON.stringify(definitions[name]);
    texts.set(name, text);
    for (const [, next = ''] of text.matchAll(reference)) add(next);
  };
  add(local);
  return [...texts.values()].join('\n');
}

function redirect(schema: JsonSchema, names: ReadonlyMap<string, string>): JsonSchema {
  const text = JSON.stringify(schema).replaceAll(
    reference,
    (_, local: string) => `"$ref":"#/components/schemas/${names.get(local) ?? local}"`,
  );
  return JSON.parse(text) as JsonSchema;
}

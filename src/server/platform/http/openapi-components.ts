export type JsonSchema = Record<string, unknown>;

/**
 * The shared schemas of an OpenAPI document. Zod adds them to each schema as `$defs`, where references from
 * the document's root fail. Here each is stored once for the whole document.
 */
export class OpenApiComponents {
  readonly schemas: Record<string, JsonSchema> = {};
  /** The JSON of each schema and of all schemas that it references, by name. */
  readonly #contents = new Map<string, string>();

  /**
   * Extracts the `$defs` of a schema. `io`: an input and an output schema can share a name but differ in
   * fields.
   */
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

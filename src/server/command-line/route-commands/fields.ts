import { z } from 'zod';

/** What an option's text becomes. A switch needs no text, a list may be repeated, a record takes name=value. */
type Kind = 'text' | 'number' | 'switch' | 'choice' | 'list' | 'record' | 'json';

/** A field of a call or of its answer, as far as an option or a column needs it. */
export interface Field {
  readonly name: string;
  readonly kind: Kind;
  readonly choices: readonly (string | number)[];
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  readonly standard: unknown;
  readonly max: number | null;
  readonly description: string;
}

interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly maximum?: number;
  readonly description?: string;
}

type Definitions = NonNullable<JsonSchema['$defs']>;

const read = new WeakMap<z.ZodType, readonly Field[]>();

/**
 * The fields of an object. Of several possible objects the fields of all; one is required if each of them requires it.
 * @example fieldsOf(redirectInputSchema).map(field => field.name) // ['source_path', 'destination_path', …]
 */
export function fieldsOf(schema: z.ZodType): readonly Field[] {
  const known = read.get(schema);
  if (known) return known;
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const objects = objectsIn(json, json.$defs ?? {});
  const names = [...new Set(objects.flatMap(one => Object.keys(one.properties ?? {})))];
  const fields = names.map(name => {
    const same = objects.flatMap(one => one.properties?.[name] ?? []);
    const isRequired = objects.every(one => one.required?.includes(name));
    return fieldOf(
      name,
      { anyOf: same, ...(same.length === 1 ? same[0] : {}) },
      isRequired,
      json.$defs ?? {},
    );
  });
  read.set(schema, fields);
  return fields;
}

function objectsIn(schema: JsonSchema, definitions: Definitions): JsonSchema[] {
  const { anyOf, oneOf, ...rest } = resolve(schema, definitions);
  const others = anyOf ?? oneOf;
  return others ? others.flatMap(one => objectsIn(one, definitions)) : rest.properties ? [rest] : [];
}

function fieldOf(name: string, schema: JsonSchema, isRequired: boolean, definitions: Definitions): Field {
  const forms = formsIn(schema, definitions);
  const values = forms.filter(({ type }) => type !== 'null');
  const isChoice = values.length > 0 && values.every(one => one.enum ?? one.const !== undefined);
  const choices = isChoice ? values.flatMap(one => one.enum ?? one.const ?? []) : [];
  const said = resolve(schema, definitions);
  return {
    name,
    kind: isChoice ? choiceKind(choices) : kindOf(values, definitions),
    choices,
    isRequired,
    isNullable: values.length < forms.length,
    standard: said.default,
    max: said.maximum ?? null,
    description: said.description ?? '',
  };
}

const choiceKind = (choices: Field['choices']): Kind =>
  choices.every(one => one === 'true' || one === 'false') ? 'switch' : 'choice';

function kindOf(forms: readonly JsonSchema[], definitions: Definitions): Kind {
  const types = new Set(forms.map(one => (one.properties ? 'json' : (one.type ?? 'json'))));
  const [form] = forms;
  if (types.has('boolean')) return 'switch';
  if ([...types].every(type => type === 'string')) return 'text';
  if ([...types].every(type => type === 'number' || type === 'integer')) return 'number';
  if ([...types].every(type => type === 'string' || type === 'integer')) return 'text';
  if (form?.type === 'array') return isPlain(form.items ?? {}, definitions) ? 'list' : 'json';
  const values = form?.additionalProperties;
  return typeof values === 'object' && isPlain(values, definitions) ? 'record' : 'json';
}

/** A list of these is a list of words, as scopes are, whose schema is only known to be none of ours. */
const isPlain = (schema: JsonSchema, definitions: Definitions) =>
  formsIn(schema, definitions).every(({ type = 'string' }) => type === 'string');

/** What a value may be, each alone. */
function formsIn(schema: JsonSchema, definitions: Definitions): JsonSchema[] {
  const { anyOf, oneOf, type, ...rest } = resolve(schema, definitions);
  const others = anyOf ?? oneOf;
  if (others) return others.flatMap(one => formsIn(one, definitions));
  if (!Array.isArray(type)) return [type === undefined ? rest : { ...rest, type }];
  return type.flatMap(one => [{ ...rest, type: one }]);
}

function resolve({ $ref, ...said }: JsonSchema, definitions: Definitions): JsonSchema {
  const found = $ref === undefined ? undefined : definitions[$ref.replace('#/$defs/', '')];
  return found ? { ...resolve(found, definitions), ...said } : said;
}

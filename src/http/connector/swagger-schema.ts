/** A schema of JSON Schema 2020-12, as the OpenAPI document has them. */
type JsonSchema = Readonly<Record<string, unknown>>;
/** A schema as Swagger 2.0 knows it, a part of JSON Schema draft 4. */
export type SwaggerSchema = Record<string, unknown>;

/** What means the same in both. */
const kept = [
  ...['description', 'enum', 'format', 'maximum', 'maxItems', 'maxLength', 'minimum', 'minItems'],
  ...['minLength', 'pattern', 'required', 'type', 'uniqueItems'],
] as const;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemasIn = (value: unknown): JsonSchema[] =>
  Array.isArray(value) ? value.filter(isSchema) : [];

/**
 * A schema in Swagger 2.0, without references. Null is said by `x-nullable`. Of several forms, which Swagger does not
 * know, an object with the properties of all is described, or anything where they have none.
 */
export function toSwaggerSchema(schema: unknown, name: string): SwaggerSchema {
  if (!isSchema(schema)) return {};
  const forms = [...schemasIn(schema.anyOf), ...schemasIn(schema.oneOf)];
  const present = forms.filter(({ type }) => type !== 'null');
  const isNullable = present.length < forms.length;
  const [only, ...others] = present;
  if (only) {
    const merged = others.length === 0 ? only : mergedForms(present);
    const described = { ...merged, ...(schema.description ? pick(schema, ['description']) : {}) };
    return { ...toSwaggerSchema(described, name), ...(isNullable && { 'x-nullable': true }) };
  }
  const known = pick(schema, kept);
  // Patterns that Microsoft's readers do not know: look-behind and classes of Unicode.
  if (typeof known.pattern === 'string' && /\\p\{|\(\?</.test(known.pattern)) delete known.pattern;
  if (schema.const !== undefined) known.enum = [schema.const];
  if (Array.isArray(known.type)) {
    const types = known.type.filter((type) => type !== 'null');
    if (types.length < known.type.length) known['x-nullable'] = true;
    known.type = types[0];
  }
  if (isSchema(schema.items)) known.items = toSwaggerSchema(schema.items, name);
  else if (known.type === 'array') known.items = {};
  if (isSchema(schema.properties)) {
    known.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([key, value]) => [
        key,
        { 'x-ms-summary': titleOf(key), ...toSwaggerSchema(value, key) },
      ]),
    );
  }
  return known;
}

function mergedForms(forms: readonly JsonSchema[]): JsonSchema {
  if (forms.every(({ type }) => type === forms[0]?.type && type !== 'object')) {
    return { type: forms[0]?.type };
  }
  const properties = forms.map((form) => (isSchema(form.properties) ? form.properties : {}));
  return properties.some((each) => Object.keys(each).length > 0)
    ? { type: 'object', properties: Object.assign({}, ...properties) }
    : {};
}

const pick = (schema: JsonSchema, keys: readonly string[]): SwaggerSchema =>
  Object.fromEntries(keys.flatMap((key) => (key in schema ? [[key, schema[key]]] : [])));

/** The words of a name in the code: `applicationId` is "Application id". */
export function titleOf(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

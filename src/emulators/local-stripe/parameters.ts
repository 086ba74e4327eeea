import { type ApiProblem, invalid } from './api-problem.ts';
import { alternatives, type Fields, parametersOf, plainName, type Shape } from './definitions.ts';
import { type FormTree, parseFormBody } from './form-body.ts';

/** What was sent with a call, in the types that the SDK's declarations give it. */
export type Parameters = Record<string, unknown>;

/**
 * Reads the form-encoded body or query of a call. What the SDK's declarations of that call do not allow is refused in
 * Stripe's words: an unknown name, a missing one, a value of another type.
 */
export function readParameters(
  call: string,
  encoded: string,
  { isEarlier = false }: { isEarlier?: boolean } = {},
): Parameters {
  const shape = parametersOf(call) ?? undeclared[call] ?? { fields: {} };
  const tree = parseFormBody(encoded);
  const value = readValue(shape, isEarlier ? inPresentNames(shape, tree) : tree, '');
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Calls of Stripe's own pages, which the SDK does not declare. */
const undeclared: Readonly<Record<string, Shape>> = {
  'GET /v1/payment_pages/{id}': { fields: {} },
  'POST /v1/payment_pages/{id}/confirm': {
    fields: { payment_method: 'string', 'expected_amount?': 'number' },
  },
};

/** What has another name since a request without a version was written. */
const earlierNames: Readonly<Record<string, string>> = {
  payment_method_types: 'allowed_payment_method_types',
};

/** The same request as it is written today. */
function inPresentNames(shape: Shape, tree: FormTree): FormTree {
  const known = typeof shape === 'object' && 'fields' in shape ? Object.keys(shape.fields) : [];
  const names = new Set(known.map(plainName));
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const present = earlierNames[name];
      return [present && !names.has(name) && names.has(present) ? present : name, value];
    }),
  );
}

function readValue(shape: Shape, given: string | FormTree, name: string): unknown {
  const all = alternatives(shape);
  const problems: ApiProblem[] = [];
  for (const each of all) {
    const read = readOne(each, given, name);
    if (!('problem' in read)) return read.value;
    problems.push(read.problem);
  }
  // What was meant is the alternative that its form fits; it has the most to say.
  const isText = typeof given === 'string';
  const meant = all.findIndex((each) => (typeof each === 'string' || 'enum' in each) === isText);
  throw problems[meant] ?? problems[0] ?? invalid(`Invalid ${name}`, name);
}

type Read = { value: unknown } | { problem: ApiProblem };

function readOne(shape: Shape, given: string | FormTree, name: string): Read {
  if (typeof shape === 'string') return readPlain(shape, given, name);
  if ('enum' in shape) {
    if (typeof given === 'string' && shape.enum.includes(given)) return { value: given };
    return wrong(name, `must be one of ${shape.enum.filter(Boolean).join(', ')}`);
  }
  if (typeof given === 'string') {
    // An empty text empties a list, a map or an object.
    return given === '' && 'map' in shape ? { value: '' } : wrong(name, 'Invalid object', 'object');
  }
  try {
    if ('list' in shape) return { value: readList(shape.list, given, name) };
    if ('map' in shape) return { value: readMap(shape.map, given, name) };
    if ('fields' in shape) return { value: readFields(shape.fields, given, name) };
  } catch (problem) {
    return { problem: problem as ApiProblem };
  }
  return { value: given };
}

function readPlain(shape: string, given: string | FormTree, name: string): Read {
  if (typeof given !== 'string') {
    return shape === 'any' ? { value: given } : wrong(name, `Invalid ${shape}`, shape);
  }
  switch (shape) {
    case 'number':
      return /^-?\d{1,15}(\.\d+)?$/.test(given)
        ? { value: Number(given) }
        : wrong(name, `Invalid integer: ${given}`, 'number');
    case 'boolean':
      return given === 'true' || given === 'false'
        ? { value: given === 'true' }
        : wrong(name, `Invalid boolean: ${given}`, 'boolean');
    case 'decimal':
      return /^-?\d+(\.\d{1,12})?$/.test(given)
        ? { value: given }
        : wrong(name, `Invalid decimal: ${given}`, 'number');
    case 'null':
      return given === '' ? { value: '' } : wrong(name, 'must be empty');
    default:
      return { value: given };
  }
}

const wrong = (name: string, message: string, type?: string): Read => ({
  problem:
    type === 'number'
      ? invalid(message, name, 'parameter_invalid_integer')
      : invalid(`Invalid ${name}: ${message}`, name),
});

const readList = (shape: Shape, given: FormTree, name: string): unknown[] =>
  Object.entries(given)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([index, value]) => readValue(shape, value, `${name}[${index}]`));

const longestName = 40;
const longestValue = 500;

function readMap(shape: Shape, given: FormTree, name: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const inner = `${name}[${key}]`;
      if (key.length > longestName) throw invalid(`Invalid name: ${inner}`, inner);
      if (typeof value === 'string' && value.length > longestValue) {
        throw invalid(`Value is too long: ${inner}`, inner, 'parameter_invalid_string_too_long');
      }
      return [key, readValue(shape, value, inner)];
    }),
  );
}

function readFields(fields: Fields, given: FormTree, name: string): Record<string, unknown> {
  const inner = (field: string): string => (name === '' ? field : `${name}[${field}]`);
  const known = new Map(Object.entries(fields).map(([key, shape]) => [plainName(key), shape]));
  const read: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(given)) {
    const shape = known.get(field);
    if (!shape) {
      throw invalid(
        `Received unknown parameter: ${inner(field)}`,
        inner(field),
        'parameter_unknown',
      );
    }
    read[field] = readValue(shape, value, inner(field));
  }
  for (const key of Object.keys(fields)) {
    if (!key.endsWith('?') && !(key in given)) {
      throw invalid(`Missing required param: ${inner(key)}.`, inner(key), 'parameter_missing');
    }
  }
  return read;
}

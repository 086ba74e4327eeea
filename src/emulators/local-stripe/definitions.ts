import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { inProject } from '#lib/project-folder.ts';

/**
 * What a value may be; see `scripts/stripe-definitions/shapes.ts`, which reads it out of the SDK's own declarations. A
 * field whose name ends in `?` may be left out.
 */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | 'decimal'
  | 'any'
  | { enum: string[] }
  | { kind: string }
  | { list: Shape }
  | { map: Shape }
  | { fields: Record<string, Shape> }
  | { oneOf: Shape[] };

export type Fields = Readonly<Record<string, Shape>>;

const text = readFileSync(inProject('src/emulators/local-stripe/definitions.gen.json'), 'utf8');
const { calls, objects } = z
  .object({
    calls: z.record(z.string(), z.custom<Shape>()),
    objects: z.record(z.string(), z.custom<Shape>()),
  })
  .parse(JSON.parse(text));

/**
 * What a call takes, by method and address (`POST /v1/customers/{id}`); undefined for a call that the SDK does not
 * know.
 */
export const parametersOf = (call: string): Shape | undefined => calls[call];

/** The fields of an object of this kind; undefined where the SDK declares none. */
export function fieldsOf(kind: string): Fields | undefined {
  const shape = objects[kind];
  return typeof shape === 'object' && 'fields' in shape ? shape.fields : undefined;
}

/** The name of a field without the mark of one that may be left out. */
export const plainName = (name: string): string => name.replace(/\?$/, '');

/** The shapes that a value may have; one, unless there are several. */
export const alternatives = (shape: Shape): readonly Shape[] =>
  typeof shape === 'object' && 'oneOf' in shape ? shape.oneOf : [shape];

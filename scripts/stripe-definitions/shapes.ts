import { type Declarations, findType, type Node } from './declarations.ts';

/**
 * What a value may be, as compact JSON: `string`, `number`, `boolean`, `null`, `decimal`, `any`; a list of texts that
 * it is one of. The object of a kind (`kind`); a list, a map, an object with its fields (`name?` may be left out); or
 * one of several shapes.
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

const keywords: Readonly<Record<string, Shape>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
  any: 'any',
  unknown: 'any',
  object: 'any',
};

const deepest = 14;

export interface Place {
  file: Declarations;
  scope: string;
  depth: number;
}

/** The shape of a type at a place. */
export function shapeOf(node: Node, place: Place): Shape {
  if (place.depth > deepest) return 'any';
  switch (node.type) {
    case 'TsKeywordType':
      return keywords[node.kind] ?? 'any';
    case 'TsLiteralType':
      return node.literal.type === 'StringLiteral' ? { enum: [node.literal.value] } : 'any';
    case 'TsParenthesizedType':
      return shapeOf(node.typeAnnotation, place);
    case 'TsArrayType':
      return { list: shapeOf(node.elemType, place) };
    case 'TsUnionType':
      return union(node.types.map((each: Node) => shapeOf(each, place)));
    case 'TsTypeLiteral':
      return membersShape(node.members, place);
    case 'TsTypeReference':
      return referenceShape(node, place);
    default:
      return 'any';
  }
}

function nameOf(node: Node): string {
  return node.type === 'TsQualifiedName'
    ? `${nameOf(node.left)}.${node.right.value}`
    : (node.value ?? '');
}

function referenceShape(node: Node, place: Place): Shape {
  const name = nameOf(node.typeName);
  const first = (): Shape => shapeOf(node.typeParams.params[0], place);
  if (name === 'Array') return { list: first() };
  if (name === 'Emptyable') return union([{ enum: [''] }, 'null', first()]);
  if (name === 'ApiList') {
    return {
      fields: {
        object: { enum: ['list'] },
        data: { list: first() },
        has_more: 'boolean',
        url: 'string',
      },
    };
  }
  if (name === 'OtherString') return 'string';
  if (name === 'Decimal') return 'decimal';
  if (name === 'MetadataParam' || name === 'Metadata') return { map: 'string' };
  const found = findType(name, place.file, place.scope);
  if (!found) return 'any';
  const inside = { ...place, ...found, depth: place.depth + 1 };
  if (found.node.type === 'TsTypeAliasDeclaration') {
    return shapeOf(found.node.typeAnnotation, inside);
  }
  const kind = kindOf(found.node);
  if (kind === null) return interfaceShape(found.node, inside);
  return { kind };
}

/** Objects of Stripe say their kind in the field `object`; deleted ones have one more. */
export function kindOf(declaration: Node): string | null {
  const members: Node[] = declaration.body?.body ?? [];
  const literal = (name: string): Node =>
    members.find((each) => each.key?.value === name)?.typeAnnotation?.typeAnnotation?.literal;
  const kind = literal('object');
  if (kind?.type !== 'StringLiteral' || !members.some((each) => each.key?.value === 'id')) {
    return null;
  }
  return literal('deleted') ? `deleted ${kind.value}` : kind.value;
}

/** The fields of an interface, with those that it inherits. */
export function interfaceShape(declaration: Node, place: Place): Shape {
  const inherited = declaration.extends.map((each: Node) =>
    referenceShape({ typeName: each.expression, typeParams: each.typeArguments }, place),
  );
  const own = membersShape(declaration.body.body, place);
  const fields = [...inherited, own].flatMap((shape) =>
    typeof shape === 'object' && 'fields' in shape ? Object.entries<Shape>(shape.fields) : [],
  );
  return typeof own === 'object' && 'map' in own ? own : { fields: Object.fromEntries(fields) };
}

function membersShape(members: Node[], place: Place): Shape {
  const index = members.find((each) => each.type === 'TsIndexSignature');
  if (index) return { map: shapeOf(index.typeAnnotation.typeAnnotation, place) };
  const properties = members.filter((each) => each.type === 'TsPropertySignature');
  return {
    fields: Object.fromEntries(
      properties.map((each) => [
        each.optional ? `${each.key.value}?` : each.key.value,
        shapeOf(each.typeAnnotation.typeAnnotation, place),
      ]),
    ),
  };
}

/** Several shapes as one; texts that a value is one of are joined, and open enumerations keep their known texts. */
function union(shapes: Shape[]): Shape {
  const flat = shapes.flatMap((shape) =>
    typeof shape === 'object' && 'oneOf' in shape ? shape.oneOf : [shape],
  );
  const texts = flat.flatMap((shape) =>
    typeof shape === 'object' && 'enum' in shape ? shape.enum : [],
  );
  const others = [
    ...new Map(
      flat
        .filter((shape) => !(typeof shape === 'object' && 'enum' in shape))
        .map((shape) => [JSON.stringify(shape), shape] as const),
    ).values(),
  ];
  // `'a' | 'b' | OtherString`: what the SDK knows today is what is taken. `''` alone says that a text may be emptied.
  const isEnumeration = texts.some((text) => text !== '');
  const kept = isEnumeration ? others.filter((shape) => shape !== 'string') : others;
  const all: Shape[] = texts.length > 0 ? [{ enum: texts }, ...kept] : kept;
  const [only] = all;
  return all.length === 1 && only ? only : { oneOf: all };
}

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';

/** A node of the syntax tree; what is looked at depends on its kind. */
// biome-ignore lint/suspicious/noExplicitAny: the parser's tree has a hundred kinds of nodes; few are read.
export type Node = any;

/** A file of declarations: what each of its qualified names stands for, and where its imports lead. */
export interface Declarations {
  path: string;
  /** `Price`, `Price.Recurring` … with their interface or alias. */
  types: ReadonlyMap<string, Node>;
  classes: readonly Node[];
  imports: ReadonlyMap<string, { path: string; name: string }>;
}

const read = new Map<string, Declarations>();

/** Reads a file of type declarations once. */
export function readDeclarations(path: string): Declarations {
  const known = read.get(path);
  if (known) return known;
  const tree: Node = parseSync(readFileSync(path, 'utf8'), { syntax: 'typescript' });
  const types = new Map<string, Node>();
  const classes: Node[] = [];
  const imports = new Map<string, { path: string; name: string }>();
  const visit = (node: Node, prefix: string): void => {
    const declared = node.type === 'ExportDeclaration' ? node.declaration : node;
    switch (declared.type) {
      case 'TsInterfaceDeclaration':
      case 'TsTypeAliasDeclaration':
        types.set(`${prefix}${declared.id.value}`, declared);
        break;
      case 'TsModuleDeclaration':
        for (const inner of declared.body.body) visit(inner, `${prefix}${declared.id.value}.`);
        break;
      case 'ClassDeclaration':
        classes.push(declared);
        break;
      case 'ImportDeclaration':
        for (const { local, imported } of declared.specifiers) {
          imports.set(local.value, {
            path: join(dirname(path), declared.source.value.replace(/\.js$/, '.d.ts')),
            name: imported?.value ?? local.value,
          });
        }
    }
  };
  for (const node of tree.body) visit(node, '');
  const declarations = { path, types, classes, imports };
  read.set(path, declarations);
  return declarations;
}

/** A type, where it was declared, and the namespaces that its own names are looked up in, innermost first. */
export interface FoundType {
  node: Node;
  file: Declarations;
  scope: string;
}

/** What a name means inside `scope` of a file, in the way of TypeScript: innermost namespace first, then imports. */
export function findType(name: string, file: Declarations, scope: string): FoundType | null {
  const steps = scope === '' ? [] : scope.split('.');
  for (let depth = steps.length; depth >= 0; depth -= 1) {
    const full = [...steps.slice(0, depth), name].join('.');
    const node = file.types.get(full);
    if (node) return { node, file, scope: full };
  }
  const [head = '', ...tail] = name.split('.');
  const imported = file.imports.get(head);
  if (!imported) return null;
  return findType([imported.name, ...tail].join('.'), readDeclarations(imported.path), '');
}

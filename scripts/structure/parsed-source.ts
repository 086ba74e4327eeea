import { parseSync } from '@swc/core';

/** A node of the syntax tree: its kind and its parts. */
export type SyntaxNode = { type: string; [part: string]: unknown };

/** The syntax tree of a TypeScript file. Throws where it cannot be parsed. */
export function parseSource(path: string, text: string): SyntaxNode {
  const tree: unknown = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') });
  if (!isNode(tree)) throw new Error(`${path} has no syntax tree.`);
  return tree;
}

/** The node and all below it. */
export function nodesOf(root: unknown): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isNode(value)) found.push(value);
    for (const part of Object.values(value)) visit(part);
  };
  visit(root);
  return found;
}

/** `['test', 'describe', 'only']` of `test.describe.only(…)`, and of what such a call gives when that is called. */
export function namesOfCallee(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee.value)];
  if (callee.type === 'MemberExpression') {
    return [...namesOfCallee(callee.object), ...namesOfCallee(callee.property)];
  }
  if (callee.type === 'CallExpression') return namesOfCallee(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return namesOfCallee(callee.tag);
  if (callee.type === 'AwaitExpression') return namesOfCallee(callee.argument);
  return [];
}

/** Whether this is a node, and not another part of the tree. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

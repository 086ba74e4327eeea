import { invalid } from './api-problem.ts';

/** A form as a tree of texts: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. */
export interface FormTree {
  [name: string]: string | FormTree;
}

const deepest = 8;

/**
 * Reads Stripe's form encoding with its bracketed names; lists are `a[0]=…` or `a[]=…`. Throws a 400 for a malformed or
 * clashing name.
 */
export function parseFormBody(encoded: string): FormTree {
  const root = emptyTree();
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = splitName(name);
    const last = path.pop();
    if (last === undefined) throw invalid(`Invalid parameter name: ${name}`, name);
    let branch = root;
    for (const [depth, written] of path.entries()) {
      const step = written === '' ? lastItem(branch, path[depth + 1] ?? last) : written;
      const next = branch[step] ?? emptyTree();
      if (typeof next === 'string') throw invalid(`Invalid hash: ${name}`, name);
      branch[step] = next;
      branch = next;
    }
    branch[last === '' ? String(Object.keys(branch).length) : last] = value;
  }
  return root;
}

/**
 * Where `items[][price]` belongs: to the item that is being written, or to the next one if that has a price already.
 */
function lastItem(items: FormTree, field: string): string {
  const count = Object.keys(items).length;
  const last = items[String(count - 1)];
  const isWritten = typeof last === 'object' && field !== '' && field in last;
  return String(typeof last === 'object' && !isWritten ? count - 1 : count);
}

function splitName(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) throw invalid(`Invalid parameter name: ${name}`, name);
  const [, head = '', tail = ''] = match;
  const path = [head, ...[...tail.matchAll(/\[([^[\]]*)\]/g)].map(([, step = '']) => step)];
  if (path.length > deepest) throw invalid(`Parameter nested too deep: ${name}`, name);
  return path;
}

// Without a prototype, a name such as `__proto__` is a name like any other.
const emptyTree = (): FormTree => Object.create(null);

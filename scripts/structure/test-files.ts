import { isNode, namesOfCallee, nodesOf, parseSource, type SyntaxNode } from './parsed-source.ts';
import type { SourceFile } from './source-file.ts';

/** Calls that assert directly: those of the runners, properties, and waiting for what a page has to show. */
const assertions = ['expect', 'assert', 'waitFor', 'waitForURL'];
/** Calls of `it` and `test` that make no test. */
const noTests = ['describe', 'use', 'step', 'info', 'extend', 'slow', 'setTimeout', 'configure'];
const isHook = (name: string) => /^(before|after)(All|Each)$/.test(name);

/** What makes a test depend on how busy the machine is, with what to do instead. */
const noOwnLimit = 'leave time limits to vitest.config.ts, where they only end what hangs';
const clockwork: ReadonlyMap<string, string> = new Map([
  ['vi.waitFor', 'wait with eventually(…) of tests/support'],
  ['expect.poll', 'wait with eventually(…) of tests/support'],
  ['vi.setConfig', noOwnLimit],
  ['performance.now', 'measure in bench/, and expect here what happened, not how fast'],
]);

const isTestFile = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** Says which tests assert nothing, and which depend on the speed of the machine. */
export function testFileProblems(files: readonly SourceFile[]): string[] {
  const parsed = files
    .filter(({ path }) => isTestFile(path) || /^tests\/.*\.ts$/.test(path))
    .map(({ path, text }) => ({ path, nodes: nodesOf(parseSource(path, text)) }));
  const support = parsed.filter(({ path }) => !isTestFile(path));
  const supporting = namesOfAsserting(support.flatMap(({ nodes }) => nodes.flatMap(namedFunction)));
  return parsed
    .filter(({ path }) => isTestFile(path))
    .flatMap(({ path, nodes }) => {
      const asserting = namesOfAsserting(nodes.flatMap(namedFunction), supporting);
      const problems = [...assertionProblems(nodes, asserting), ...clockProblems(path, nodes)];
      return problems.map((problem) => `${path}: ${problem}`);
    });
}

function assertionProblems(nodes: readonly SyntaxNode[], asserting: ReadonlySet<string>): string[] {
  return testsIn(nodes)
    .filter(({ called }) => !called.some((name) => asserting.has(name)))
    .map(({ title }) => `${title} asserts nothing, so it cannot fail. Expect what its name says.`);
}

/** End-to-end tests have a runner of their own, with its own ways to wait. */
function clockProblems(path: string, nodes: readonly SyntaxNode[]): string[] {
  if (path.startsWith('tests/')) return [];
  const problems = callsIn(nodes).flatMap(({ callee }) => {
    const name = namesOfCallee(callee).join('.');
    const instead = clockwork.get(name);
    return instead ? [`uses ${name}, which a busy machine decides: ${instead}.`] : [];
  });
  const limited = testsIn(nodes).filter(({ hasLimit }) => hasLimit);
  return [
    ...problems,
    ...limited.map(({ title }) => `${title} has a time limit of its own: ${noOwnLimit}.`),
  ];
}

type Test = { title: string; called: string[]; hasLimit: boolean };

function testsIn(nodes: readonly SyntaxNode[]): Test[] {
  return callsIn(nodes).flatMap(({ callee, values }) => {
    const [root = '', ...rest] = namesOfCallee(callee);
    if (root !== 'it' && root !== 'test') return [];
    if (rest.some((name) => noTests.includes(name) || isHook(name))) return [];
    const body = values.find((value) => isFunction(value) || value.type === 'Identifier');
    if (!body || values[0] === body) return [];
    const title = typeof values[0]?.value === 'string' ? `"${values[0].value}"` : 'A test';
    return [
      { title, called: namesCalledIn(body), hasLimit: values.at(-1)?.type === 'NumericLiteral' },
    ];
  });
}

const isFunction = ({ type }: SyntaxNode): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

type NamedFunction = { name: string; called: string[] };

/** The names of these functions that assert, directly or through others, with those known already. */
function namesOfAsserting(
  functions: readonly NamedFunction[],
  known: Iterable<string> = assertions,
): ReadonlySet<string> {
  const asserting = new Set(known);
  let before: number;
  do {
    before = asserting.size;
    for (const { name, called } of functions) {
      if (called.some((each) => asserting.has(each))) asserting.add(name);
    }
  } while (asserting.size > before);
  return asserting;
}

function namedFunction(node: SyntaxNode): NamedFunction[] {
  const { type, identifier, id, init, key } = node;
  if (type === 'FunctionDeclaration') return named(identifier, node);
  if (type === 'VariableDeclarator' && isNode(init) && isFunction(init)) return named(id, init);
  if (type === 'ClassMethod' || type === 'PrivateMethod') return named(key, node);
  if (type === 'MethodProperty') return named(key, node);
  return [];
}

function named(name: unknown, body: SyntaxNode): NamedFunction[] {
  const value = isNode(name) && name.type === 'PrivateName' ? name.id : name;
  if (!isNode(value) || typeof value.value !== 'string') return [];
  return [{ name: value.value, called: namesCalledIn(body) }];
}

/** The names that a function calls; or, where a function is given by its name, that one. */
function namesCalledIn(body: SyntaxNode): string[] {
  if (body.type === 'Identifier') return [String(body.value)];
  return callsIn(nodesOf(body)).flatMap(({ callee }) => namesOfCallee(callee));
}

function callsIn(nodes: readonly SyntaxNode[]): { callee: SyntaxNode; values: SyntaxNode[] }[] {
  return nodes.flatMap(({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression' || !isNode(callee) || !Array.isArray(given)) return [];
    const values = given.map(({ expression }: { expression: unknown }) => expression);
    return [{ callee, values: values.filter(isNode) }];
  });
}

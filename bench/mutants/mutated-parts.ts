import { globSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import { releaseTests } from '../../scripts/quality/release-parts.ts';

/** What of a feature decides: each kind is counted apart. */
const kinds = ['rules', 'policies', 'engine', 'queries', 'commands'] as const;
type Kind = (typeof kinds)[number];

/** The modules of one kind in one feature, and the tests that have to notice when they change. */
export interface MutatedPart {
  feature: string;
  kind: Kind;
  modules: string[];
  tests: string[];
  /** Neither these modules nor their tests ask the database. */
  isPure: boolean;
}

const modulesOf: Readonly<Record<Kind, readonly string[]>> = {
  rules: ['rules.ts', 'rules/**/*.ts'],
  // What is known of a viewer is read by all policies, and stands apart from the features.
  policies: ['policy.ts', 'policy/**/*.ts', 'viewer.ts'],
  engine: ['engine/**/*.ts'],
  queries: ['server/queries.ts', 'server/queries/**/*.ts'],
  commands: ['server/commands.ts', 'server/commands/**/*.ts'],
};

// Pure decisions are proven by pure tests: those answer in milliseconds, and name the rule that broke.
const pureTests = [
  ...['*.test.ts', 'rules/**/*.test.ts', 'policy/**/*.test.ts', 'engine/**/*.test.ts'],
  // Whole files are read by the server's part, without an app: as pure as the rules that make drafts of them.
  'server/{profile-in-file,real-files}.test.ts',
];
const serverTests = ['server/**/*.test.ts'];

/**
 * Every part that there is, or those that `wanted` names: `subscriptions`, `subscriptions/rules`, `rules`, with commas
 * between.
 */
export function listMutatedParts(wanted: string | undefined): MutatedPart[] {
  const names = wanted?.split(',').map((name) => name.trim());
  return [...globSync('src/features/*/*/'), 'src/access']
    .toSorted()
    .flatMap((folder) => kinds.map((kind) => readPart(folder, kind)))
    .filter(({ modules }) => modules.length > 0)
    .filter(
      ({ feature, kind }) =>
        !names || [feature, kind, `${feature}/${kind}`].some((name) => names.includes(name)),
    );
}

function readPart(folder: string, kind: Kind): MutatedPart {
  const find = (patterns: readonly string[]) =>
    patterns.flatMap((pattern) => globSync(join(folder, pattern))).toSorted();
  const isPure = kind !== 'queries' && kind !== 'commands';
  const tests = find(isPure ? pureTests : [...pureTests, ...serverTests]).filter(isOfFirstTier);
  return {
    feature: basename(folder),
    kind,
    modules: find(modulesOf[kind]).filter((path) => !/(\.test\.tsx?|-fixture\.ts)$/.test(path)),
    tests: isPure ? tests.filter((path) => !startsTheApp(path)) : tests,
    isPure,
  };
}

/** Mutants are for the tests that a contributor runs. */
const isOfFirstTier = (test: string): boolean =>
  !releaseTests.some((glob) => matchesGlob(test, glob));

const startsTheApp = (test: string): boolean =>
  readFileSync(test, 'utf8').includes('#tests/support/app.ts');

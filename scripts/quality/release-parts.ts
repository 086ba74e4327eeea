import { matchesGlob } from 'node:path';

/** A part of the second tier: test files that `npm test` leaves out. */
export interface ReleasePart {
  name: string;
  /** Its test files, as globs. */
  tests: readonly string[];
  /** What it tests, as globs: a change here asks for it, as a change of its test files does. */
  paths: readonly string[];
}

const pages = ['src/pages/**', 'src/features/*/*/web/**', 'src/ui/**'];
const rendering = ['src/*.{ts,tsx}', 'src/ssr/**', 'src/http/**'];
const statements = ['src/db/**', 'src/lib/database/**', 'src/features/*/*/server/**'];

/** Runs the tests that use a database once more, on PostgreSQL 15. */
export const postgres15: ReleasePart = {
  name: 'API on PostgreSQL 15',
  tests: [],
  paths: [...statements, 'demo/**'],
};

/** Runs the tests that repeat a race or a random walk once more, with more rounds. */
export const moreRounds: ReleasePart = {
  name: 'races with more rounds',
  tests: [],
  paths: [...statements, 'src/features/*/*/rules/**', 'src/lib/jobs/**'],
};

/** With it the end-to-end files of the first tier run whole, with the tests that are tagged `@release`. */
export const inDepth: ReleasePart = {
  name: 'features, in depth',
  tests: [
    ...['tests/e2e/{thousand-consultants,search-suggestions,requirement-parser}.test.ts'],
    ...['tests/e2e/{client-by-keyboard,conversations-in-sight,conversations-unsent}.test.ts'],
    ...['tests/e2e/{browser-notifications,announcement-again,call-hours}.test.ts'],
    ...['tests/e2e/{project-workplace,pending-actions,why-not-accepted}.test.ts'],
  ],
  paths: [...pages, 'src/features/*/*/server/**', 'demo/**'],
};

/**
 * The second tier. A test file that no part names belongs to the first, but for its tests that are tagged `@release`.
 */
export const releaseParts: readonly ReleasePart[] = [
  postgres15,
  moreRounds,
  {
    name: 'processes',
    tests: ['tests/processes/**/*.test.ts'],
    paths: [
      ...['src/{app,http,operations,db,lib}/**', 'src/features/*/*/server/{jobs,workers}*'],
      ...['tests/processes/**', 'scripts/*.{cjs,mjs,ts}', 'scripts/cluster/**', 'deploy/**'],
    ],
  },
  {
    name: 'upgrades and backups',
    tests: [...['tests/api/{upgrade,retention}.test.ts', 'src/operations/backups/**/*.test.ts']],
    paths: ['src/db/**', 'src/operations/{backups,postgres}/**', 'demo/**'],
  },
  {
    name: 'private database, poolers and replicas',
    tests: [
      ...[
        'src/operations/postgres/**/*.test.ts',
        'tests/api/pooler.test.ts',
        'src/lib/jobs/pooler.test.ts',
      ],
      ...['tests/api/replica-reads.test.ts', 'src/lib/jobs/silent-network.test.ts'],
      'src/lib/jobs/completion.test.ts',
    ],
    paths: [
      'src/lib/{database,jobs}/**',
      'src/operations/postgres/**',
      'src/db/**',
      'src/app/database.ts',
    ],
  },
  {
    name: 'doctor, alerts and operation',
    tests: [
      ...[
        'src/operations/doctor/*.test.ts',
        'src/operations/metrics/*.test.ts',
        'scripts/monitoring/*.test.ts',
      ],
      ...[
        'scripts/systemd/*.test.ts',
        'tests/api/secret-changes.test.ts',
        'tests/api/tracing.test.ts',
      ],
      ...['src/lib/tracing/otlp-spans.test.ts', 'src/operations/commands/reseal.test.ts'],
    ],
    paths: [
      ...['src/operations/**', 'src/lib/{tracing,auth}/**', 'deploy/**'],
      ...['docs/operations/**', 'src/app/*.ts'],
    ],
  },
  {
    name: 'cluster and set-up',
    tests: ['scripts/cluster/*.test.ts', 'scripts/setup/*.test.ts'],
    paths: ['scripts/**', 'package-lock.json', 'deploy/cluster/**'],
  },
  {
    name: 'billing emulator',
    tests: [
      ...[
        'src/emulators/local-stripe/**/*.test.ts',
        'src/operations/stripe-set-up/run-stripe-set-up.test.ts',
      ],
      ...['src/lib/billing/stripe-faults.test.ts', 'src/lib/billing/mutated-webhooks.test.ts'],
      ...['src/features/billing/subscriptions/server/odd-webhooks.test.ts'],
    ],
    paths: ['src/emulators/**', 'src/lib/billing/**', 'src/features/billing/**'],
  },
  {
    name: 'hostile files and images',
    tests: [
      ...[
        'src/lib/images/{hostile-images,stripped-picture}.test.ts',
        'src/lib/sandboxed/*.test.ts',
      ],
      ...[
        'src/features/{profiles,agreements}/lib/documents/hostile-documents.test.ts',
        'demo/portraits/*.test.ts',
      ],
      ...['src/features/{profiles,conversations}/*/server/hostile-*.test.ts'],
      ...['src/features/notifications/announcements/server/hostile-mails.test.ts'],
    ],
    paths: [
      ...['src/lib/{images,archives,mail}/**', 'src/features/*/lib/**'],
      ...['src/features/profiles/**', 'src/features/conversations/messages/**'],
      ...['src/features/notifications/announcements/**'],
    ],
  },
  {
    name: 'hostile requests',
    tests: [
      ...[
        'tests/api/fuzz.test.ts',
        'tests/api/protected-columns.test.ts',
        'tests/api/programs.test.ts',
      ],
      ...['src/http/edge/{many-attempts,known-addresses}.test.ts'],
      ...['src/http/sessions/password-hashing.test.ts'],
      ...['src/features/identity/accounts/server/account-machine.test.ts'],
      ...['src/features/conversations/calls/server/races.test.ts'],
      ...['src/lib/auth/password-strength-of-many.test.ts'],
    ],
    paths: [
      'src/{app,http}/**',
      'src/features/*/*/{contract,rules,server}/**',
      'src/features/*/*/*.ts',
    ],
  },
  {
    name: 'apps and assistants, by official suites',
    tests: ['tests/e2e/official-suites.test.ts'],
    paths: ['src/http/{apps,mcp,sessions,edge}/**', 'src/features/identity/connected-apps/**'],
  },
  {
    name: 'papers of deals, by outside rules',
    tests: [
      'tests/api/invoice-rules.test.ts',
      'src/features/agreements/statements/server/openssl.test.ts',
    ],
    paths: [
      ...[
        'src/features/agreements/{invoice-drafts,statements}/**',
        'tests/support/invoice-rules/**',
      ],
      'package-lock.json',
    ],
  },
  {
    name: 'search: relevance and models',
    tests: [
      'src/features/search/query/server/{relevance,needs,hostile-search,list-pages}.test.ts',
      'src/features/search/query/server/{search-against-model,suggestions}.test.ts',
      'src/features/search/query/server/queries/{search-memory,suggest-consultants}.test.ts',
    ],
    paths: [
      ...['src/features/search/**', 'src/features/profiles/matching/**'],
      ...['src/features/hiring/requirement-parser/**', 'src/catalogue/**', 'src/db/**', 'demo/**'],
    ],
  },
  {
    name: 'every page',
    tests: [
      ...['tests/e2e/{every-page,failing-parts,crawl,hostile-texts}.test.ts'],
      ...['tests/e2e/{public-pages,content-policy,own-page-scripts,account-nav}.test.ts'],
      ...['tests/e2e/{without-scripts,forms-without-scripts,results-in-sight}.test.ts'],
      ...['tests/e2e/{odd-addresses,odd-requests,offline,metrics,growth}.test.ts'],
    ],
    paths: [...pages, ...rendering, 'src/features/*/*/content/**', 'demo/**', 'public/**'],
  },
  {
    name: 'pages through time',
    tests: [
      ...['tests/e2e/through-time/*.test.ts', 'tests/e2e/second-visits.test.ts'],
      ...['tests/e2e/{renderings,early-clicks,links-before-hydration}.test.ts'],
      ...['tests/e2e/{who-is-signed-in,next-path,live-updates,two-people}.test.ts'],
      ...['tests/e2e/cookie-consent/{early,in-the-way,measuring}.test.ts'],
    ],
    paths: [...pages, ...rendering, 'src/features/platform/cookie-consent/**'],
  },
  {
    name: 'design system and toasts',
    tests: ['tests/e2e/design/*.test.ts', 'tests/e2e/toasts/*.test.ts'],
    paths: ['src/ui/**', 'src/pages/layouts/**', 'tests/e2e/toasts/**'],
  },
  inDepth,
];

/** The test files of all parts, as globs. */
export const releaseTests: readonly string[] = releaseParts.flatMap(({ tests }) => tests);

/** Whether a glob names tests that Playwright runs, and not Vitest. */
export const isEndToEnd = (glob: string): boolean => glob.startsWith('tests/e2e/');

/** Whether a glob names tests of whole processes. */
export const isOfProcesses = (glob: string): boolean => glob.startsWith('tests/processes/');

/**
 * The test files of the parts that `RELEASE_PARTS` names, as JSON; of all where it is not set. Read by the runners'
 * settings.
 */
export function wantedTests(): string[] {
  const names: unknown = JSON.parse(process.env.RELEASE_PARTS ?? 'null');
  return releaseParts
    .filter(({ name }) => !Array.isArray(names) || names.includes(name))
    .flatMap(({ tests }) => tests);
}

/** A change here asks for every part: packages, runners, and what tests stand on. */
const everything = [
  ...['package.json', 'package-lock.json', 'vitest.config.ts', 'playwright.config.ts'],
  ...['scripts/test.ts', 'scripts/quality/**', 'tests/support/**'],
];

/** The parts that a change of these files asks for. */
export function partsFor(changed: readonly string[]): readonly ReleasePart[] {
  const isAny = (globs: readonly string[]) =>
    changed.some((file) => globs.some((glob) => matchesGlob(file, glob)));
  if (isAny(everything)) return releaseParts;
  return releaseParts.filter(({ tests, paths }) => isAny([...tests, ...paths]));
}

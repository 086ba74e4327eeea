/** What a benchmark's figures must keep to, by the figure's name; others are for information. */
export type Limits = Readonly<
  Record<
    string,
    {
      atLeast?: number;
      atMost?: number;
      /** It is not missed by a run that measured something else. */
      ifMeasured?: boolean;
    }
  >
>;

const nothing = { atMost: 0 };

const killLimits = (place: string): Limits => ({
  [`${place}: kills`]: { atLeast: 20 },
  [`${place}: interrupted`]: { atLeast: 20 },
  [`${place}: lost`]: nothing,
  [`${place}: doubled`]: nothing,
  [`${place}: refused`]: nothing,
  [`${place}: complaints at start`]: nothing,
  [`${place}: mails missing`]: nothing,
  [`${place}: mails doubled`]: nothing,
  [`${place}: ready again ÷ orderly start`]: { atMost: 2 },
});

/**
 * Every request is answered or rejected with a retry answer, under any load. A small load is never rejected, and no
 * memory or handle leaks.
 */
const loadLimits = (place: string): Limits => ({
  [`${place}, 200: errors`]: nothing,
  [`${place}, 200: told to come again`]: nothing,
  [`${place}, 1000: errors`]: nothing,
  [`${place}, too many: errors`]: nothing,
  // Or it was not too many.
  [`${place}, too many: told to come again`]: { atLeast: 0.001 },
  [`${place}, afterwards: errors`]: nothing,
  [`${place}, afterwards: told to come again`]: nothing,
  [`${place}: prompt again after`]: { atMost: 10_000 },
  [`${place}: afterwards ÷ 200, p95`]: { atMost: 3 },
});

/** Equal times reveal nothing: the limit is fewer milliseconds than the jitter of a network. */
const untold = (flows: readonly string[]): Limits =>
  Object.fromEntries(
    flows.flatMap((flow) => [
      [`${flow}: answers that differ`, nothing],
      [`${flow}: medians apart`, { atMost: 5 }],
    ]),
  );

const steadyPages = (filters: readonly string[], overKey = 20): Limits =>
  Object.fromEntries(
    filters.flatMap((filter) => [
      [`${filter}: page 100 ÷ first page, p50`, { atMost: 2 }],
      [`${filter}: first page ÷ one row by its key, p50`, { atMost: overKey }],
    ]),
  );

/** The limits of every benchmark. Absolute times have none: machines differ, ratios within one run differ less. */
export const limits: Readonly<Record<string, Limits>> = {
  'known-addresses': untold([
    'signing in with a wrong password',
    'signing up',
    'asking for another confirmation link',
    'asking for a new password',
  ]),
  landing: {
    'page ÷ file, rate': { atLeast: 0.5 },
    'page, compressed ÷ file, compressed, rate': { atLeast: 0.5 },
  },
  requests: {
    'Find Consultants ÷ bare answer with a statement': { atMost: 78 },
    'portal of a client ÷ bare answer with a statement': { atMost: 55 },
    'who I am ÷ bare answer with a statement': { atMost: 5.5 },
    'search ÷ bare answer with a statement': { atMost: 9.5 },
    'open projects ÷ bare answer with a statement': { atMost: 11 },
  },
  'open-projects': {
    'demo, 1 conn.: API ÷ statement, p50': { atMost: 3.5 },
    'large, 1 conn.: API ÷ statement, p50': { atMost: 3.5 },
    'large, 1 conn.: statement ÷ select 1, p50': { atMost: 16 },
  },
  'available-projects': {
    ...steadyPages([
      'no filter',
      'common word',
      'product',
      'module',
      'duration',
      'budget',
      'posted',
    ]),
    // Found by their index, and then sorted: as much work for the first page as for any other.
    ...steadyPages(['rare words', 'all filters'], 200),
    'API ÷ statement, p50': { atMost: 12 },
  },
  search: {
    // What a page of results may take while nothing else runs on the machine, in milliseconds.
    '1 at once: page, total and counts together, p95': { atMost: 20 },
    'index: memory': { atMost: 300 },
  },
  'submit-application': {
    // The jobs and mails of the applications before it are made at the same time, in the same process.
    '1 conn.: API ÷ insert, p50': { atMost: 20 },
    '16 conn.: API ÷ insert, rate': { atLeast: 0.03 },
  },
  tracing: {
    'sent ÷ without': { atMost: 1.6 },
    'one of ten ÷ without': { atMost: 1.25 },
    'collector away ÷ without': { atMost: 1.6 },
    'earlier ÷ without': { atLeast: 0.9, atMost: 1.15, ifMeasured: true },
  },
  // A request looks at what it is about, however much there is.
  plans: { 'read all': nothing },
  growth: {
    'open projects: most ÷ least, p50': { atMost: 5 },
    // A thousand times as much deepens each index that rows are found by, and no more; by a clock, others on the
    // machine have a say.
    ...Object.fromEntries(
      [
        'inbox',
        'unread count',
        'users, newest first',
        'users by name',
        'audit log',
        'audit log of a person',
      ].flatMap((question) => [
        [`${question}: most ÷ least, p50`, { atMost: 5 }],
        // Of each conversation with something unread the company is looked up, where the smallest table is one block.
        [`${question}: most ÷ least, blocks`, { atMost: question === 'unread count' ? 16 : 8 }],
      ]),
    ),
  },
  image: { size: { atMost: 750 } },
  upgrade: { 'end-to-end tests passed': { atLeast: 1 }, failed: nothing },
  start: {
    'start ÷ bare server': { atMost: 40 },
    'first start ÷ start': { atMost: 6 },
    'product at rest ÷ bare server': { atMost: 5 },
    // Three times as many answers in those seconds as when it was 1.6, with a nursery of 16 MiB; it grows no further.
    'product after load ÷ at rest': { atMost: 2.4 },
  },
  'first-start': { packages: { atMost: 350 }, build: { atMost: 30 } },
  lighthouse: {
    performance: { atLeast: 98 },
    accessibility: { atLeast: 100 },
    'best-practices': { atLeast: 100 },
    seo: { atLeast: 100 },
  },
  races: {
    'tests passed': { atLeast: 1 },
    'tests failed': nothing,
  },
  'stripe-fixtures': {
    'triggers that pass': { atLeast: 60 },
    'triggers that fail': nothing,
  },
  soak: {
    'answers of 500': nothing,
    'memory, end ÷ two minutes': { atMost: 1.1 },
    'connections left': nothing,
    'renderings left': nothing,
    'database connections in use': nothing,
    'handles more than after two minutes': nothing,
    'descriptors more than after two minutes': nothing,
    'code of the orderly end': nothing,
  },
  code: {
    'lines of a file, median': { atMost: 80 },
    'lines of a file, 95th percentile': { atMost: 250 },
    'files beside a folder of their name': nothing,
  },
  mutants: {
    'rules and policies: killed ÷ all': { atLeast: 0.95, ifMeasured: true },
    'all that was measured: killed ÷ all': { atLeast: 0.85 },
  },
  messages: {
    'idle: memory a stream': { atMost: 64 },
    'idle: statements more with streams, a second': { atMost: 5 },
    'inbox: API ÷ statements, p50': { atMost: 6 },
    'inbox: statements ÷ one row by its key, p50': { atMost: 30 },
    'unread count: API ÷ statements, p50': { atMost: 15 },
    'unread count: statements ÷ one row by its key, p50': { atMost: 8 },
    'what waits: API ÷ statements, p50': { atMost: 6 },
    // Six sources, and each of the 334 conversations with something unread is looked into; a look through all messages
    // is far beyond it.
    'what waits: statements ÷ one row by its key, p50': { atMost: 400 },
    'thread page: API ÷ statements, p50': { atMost: 6 },
    'thread page: statements ÷ one row by its key, p50': { atMost: 20 },
    'thread page 100: API ÷ statements, p50': { atMost: 6 },
    'thread page 100: statements ÷ one row by its key, p50': { atMost: 20 },
    // Who may write is proven, and the other side, the fact and the word to those who listen are written with it.
    '1 conn.: send ÷ insert, p50': { atMost: 30 },
    '16 conn.: send ÷ insert, rate': { atLeast: 0.02 },
    '1 conn.: send beside streams ÷ without, p50': { atMost: 1.5 },
    '16 conn.: send beside streams ÷ without, p50': { atMost: 1.5 },
  },
  alerts: {
    'panels without figures': { atMost: 0 },
  },
  live: {
    streams: { atLeast: 200 },
    kills: { atLeast: 10 },
    'connections cut': { atLeast: 200 },
    acknowledged: { atLeast: 10_000 },
    refused: nothing,
    lost: nothing,
    doubled: nothing,
    'in another order': nothing,
    'to the wrong user': nothing,
    'streams that ended': nothing,
    'asked for everything ÷ streams': { atMost: 1 },
  },
  cluster: {
    lost: nothing,
    doubled: nothing,
    refused: nothing,
    'messages in another order': nothing,
    'messages to the wrong user': nothing,
    'streams that ended for good': nothing,
    'own writes not seen': nothing,
    'own writes looked for': { atLeast: 1 },
    'reads answered by replicas, since the last start of a node': { atLeast: 1 },
    // Between the mail server's acceptance and our record the outcome is unknown: so many nodes send so many at a time.
    'of these, under way at no fault': nothing,
    'of these, under way at one fault, most ÷ mails sent at a time': { atMost: 1 },
    'rolling restart: broken': { ...nothing, ifMeasured: true },
  },
  sharding: {
    // Or the tests were not listened to.
    statements: { atLeast: 400 },
    'statements: not judged': { atMost: 20 },
  },
  load: { ...loadLimits('one node'), ...loadLimits('two nodes') },
  'kill-drill': { ...killLimits('product killed'), ...killLimits('both killed') },
};

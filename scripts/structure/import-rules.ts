import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

/** How dependency-cruiser reads the files. */
export const importOptions: ICruiseOptions = {
  // TypeScript 7 has no interface for dependency-cruiser to parse with; swc reads type-only imports as well.
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  // Tests, and what only they use, may import anything.
  exclude: { path: ['\\.test\\.tsx?$', '-fixture\\.ts$', '\\.gen\\.ts$'] },
};

const feature = '^src/features/(([^/]+)/[^/]+)/';
const anyFeature = '^src/features/[^/]+/(?!lib/)[^/]+/';
/** The infrastructure of one area. */
const anyAreaLib = '^src/features/[^/]+/lib/';

/** What every part of another feature may know of a feature. */
const openToAll = `${anyFeature}(contract|ids|rules|policy)(/|\\.ts$)`;
const openToServer = `${anyFeature}server/(queries|commands|jobs|views)(/|\\.ts$)`;
const openToWeb = `${anyFeature}web/(messages\\.ts$|components/|hooks/|queries(/|\\.ts$))`;
/** The words and figures that a page lays out. */
const wordsOfPages = `${anyFeature}content/`;
/** Who may see a page: the accounts' gift to every page. */
const whoSees = '^src/features/identity/accounts/web/guards\\.ts$';
/** What a visitor allows. */
const whatIsAllowed = '^src/features/platform/cookie-consent/web/consent\\.ts$';

const rooms: readonly { room: string; mayImport: readonly string[]; instead?: string }[] = [
  { room: 'lib', mayImport: [] },
  { room: 'catalogue', mayImport: [] },
  {
    room: 'access',
    mayImport: ['lib'],
    instead:
      'It says who asks and who may call, for the browser and the server alike; rules about rows are the policy of a feature.',
  },
  { room: 'db', mayImport: ['lib', 'catalogue'] },
  {
    room: 'server',
    mayImport: ['access', 'db', 'lib'],
    instead:
      'It is what the operations of every feature stand on, and knows none of them. What a feature keeps for its own operations is declared in its server/services.ts and made in src/app/services.ts.',
  },
  { room: 'ui', mayImport: ['lib'] },
  { room: 'emulators', mayImport: ['lib', 'db'] },
];

const oneWay =
  'app, http, operations → pages → ssr → features → server, ui → access, catalogue, db → lib';

const roomRules: IForbiddenRuleType[] = rooms.map(({ room, mayImport, instead }) => ({
  name: `${room}-stands-${mayImport.length === 0 ? 'alone' : 'low'}`,
  comment: `src/${room} may import ${mayImport.length === 0 ? 'nothing of ours' : `only src/${mayImport.join(' and src/')}`}: imports run one way, ${oneWay}. ${instead ?? 'Hand it what it needs as an argument, or move the code up to the feature that has the need.'}`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: {
    path: '^src/',
    pathNot: [
      ...[room, ...mayImport].map((own) => `^src/${own}/`),
      ...(room === 'emulators' ? [anyAreaLib] : []),
    ],
  },
}));

const roleRules: IForbiddenRuleType[] = [
  {
    name: 'no-package-of-the-tests',
    comment:
      'What runs may not import a package of devDependencies: npm start does not install those. Move the package to dependencies, or the import to a test.',
    severity: 'error',
    from: { path: '^(src|demo)/' },
    to: { dependencyTypes: ['npm-dev'] },
  },
  {
    name: 'nothing-imports-app',
    comment:
      'src/app puts the product together; only src/http, src/operations and the build know it, by its contract, router and services. Take what you need as an argument, or move it to the feature or to lib.',
    severity: 'error',
    from: { path: '^src/[^/]+/', pathNot: '^src/(app|http|operations|ssr/build)/' },
    to: { path: '^src/app/' },
  },
  {
    name: 'nothing-imports-the-edges',
    comment:
      'src/http answers requests and src/operations runs the site: src/app starts both, and no other code knows them.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/(app|http|operations)/' },
    to: { path: '^src/(http|operations)/' },
  },
  {
    name: 'features-render-nowhere',
    comment:
      'src/ssr renders and hydrates pages; a feature works without it. Hand in what you need as a property.',
    severity: 'error',
    from: { path: '^src/(features|server|ui|access|catalogue|db|lib|emulators)/' },
    to: { path: '^src/ssr/' },
  },
  {
    name: 'area-lib-stands-low',
    comment:
      "An area's lib is infrastructure without its nouns: it imports src/lib and its own folder alone. Hand it what it needs as an argument.",
    severity: 'error',
    from: { path: '^src/features/([^/]+)/lib/' },
    to: { path: '^src/', pathNot: ['^src/lib/', '^src/features/$1/lib/'] },
  },
  {
    name: 'area-lib-serves-its-area',
    comment: "An area's lib serves that area. What two areas need belongs to src/lib.",
    severity: 'error',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: anyAreaLib, pathNot: '^src/features/$1/lib/' },
  },
  {
    name: 'features-have-no-pages',
    comment:
      'Pages stand above features: a feature offers components and queries, and never knows on which page they stand. Link to the page by its address, or move the part you need to the web/components of the feature it belongs to.',
    severity: 'error',
    from: { path: '^src/(features|server|ui|access|catalogue|db|lib)/' },
    to: { path: '^src/pages/' },
  },
  {
    name: 'pages-stand-apart',
    comment:
      "A page may not import another area's pages: what two of them show is a part of a feature. Move it to that feature's web/components.",
    severity: 'error',
    from: { path: '^src/pages/([^/]+)/' },
    to: { path: '^src/pages/', pathNot: ['^src/pages/$1/', '^src/pages/layouts/'] },
  },
  {
    name: 'pages-are-reached-by-address',
    comment:
      'Pages are named in src/routes.ts only, and reached by their addresses: the code of a page loads when the user navigates to it.',
    severity: 'error',
    from: {
      path: ['^src/(app|http|operations|ssr)/', '^src/[^/]+$'],
      pathNot: '^src/routeTree\\.gen\\.ts$',
    },
    to: { path: '^src/pages/', pathNot: '^src/pages/layouts/' },
  },
  {
    name: 'web-not-server',
    comment:
      'web may not import server or db: it would carry the database into the browser. What both sides need (types, schemas, codes) goes into contract.ts; data comes through the API.',
    severity: 'error',
    from: {
      path: [`${anyFeature}web/`, '^src/pages/', '^src/ui/', '^src/[^/]+$', '^src/ssr/(?!build/)'],
    },
    to: { path: [`${anyFeature}server/`, '^src/server/', '^src/db/'] },
  },
  {
    name: 'server-not-web',
    comment:
      'server may not import web: it answers with codes and data, and the words are in web/messages.ts. What both sides need goes into contract.ts or rules.ts.',
    severity: 'error',
    from: { path: [`${anyFeature}server/`, '^src/db/'] },
    to: { path: `${anyFeature}web/` },
  },
  {
    name: 'both-sides-share-it',
    comment:
      'contract, ids, rules and policy are read by the browser and the server: they may import neither web, server nor db. Give rules and policy the facts as arguments.',
    severity: 'error',
    from: { path: `${anyFeature}(contract|ids|rules|policy)(/|\\.ts$)` },
    to: { path: [`${anyFeature}(web|server)/`, '^src/server/', '^src/db/'] },
  },
  {
    name: 'operations-are-implemented-one-way',
    comment:
      'Features implement their contract with implementOperations of src/server: it takes the access rule from the contract. The library itself would accept every caller.',
    severity: 'error',
    from: { path: '^src/features/' },
    to: { path: '(^|/)@orpc/server(/|$)' },
  },
  {
    name: 'engine-is-the-servers',
    comment:
      'An engine is the machinery behind a feature’s server and serves nothing else: contract, rules and web do not know it. Let the server ask it.',
    severity: 'error',
    from: { path: '^src/', pathNot: `${anyFeature}(engine|server)/` },
    to: { path: `${anyFeature}engine/` },
  },
  {
    name: 'engine-stands-on-rules',
    comment:
      'An engine computes from what it is given: it imports the contract, the rules and the catalogue, and neither server, web nor db. Hand it the facts as arguments.',
    severity: 'error',
    from: { path: `${anyFeature}engine/` },
    to: { path: [`${anyFeature}(web|server)/`, '^src/(db|lib|ui)/'] },
  },
  {
    name: 'no-tsx-on-the-server',
    comment:
      'Node runs the server as it is written and cannot read .tsx. Mails are compiled by the build, which finds them through src/app/mail-templates.ts; pages are reached through the router.',
    severity: 'error',
    from: {
      path: [
        `${anyFeature}(?!web/).*\\.ts$`,
        '^src/(app|http|operations|server|access|lib|db|catalogue)/.*\\.ts$',
      ],
    },
    to: { path: '\\.tsx$' },
  },
  {
    name: 'mails-by-reference',
    comment:
      'Mail templates exist only after the build has compiled them. Send a mail by its reference, from server/emails/references.ts.',
    severity: 'error',
    from: { path: '^src/', pathNot: `${anyFeature}server/emails/` },
    to: { path: `${anyFeature}server/emails/`, pathNot: 'server/emails/references\\.ts$' },
  },
];

const demoRules: IForbiddenRuleType[] = [
  {
    name: 'only-a-demo-starts-emulators',
    comment:
      'src/emulators are whole servers in the place of outside services: src/app/emulators.ts starts them for a demo, and the product knows only the interfaces in lib that they serve (billing, mail). Use those.',
    severity: 'error',
    from: { path: '^src/', pathNot: ['^src/emulators/', '^src/app/emulators\\.ts$'] },
    to: { path: '^src/emulators/' },
  },
  {
    name: 'only-a-demo-has-demo-contents',
    comment:
      'demo/ contains made-up people and projects: src/app/demo.ts puts them into the database of a demo, and nothing else of the product knows them.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/app/demo\\.ts$' },
    to: { path: '^demo/' },
  },
  {
    name: 'loaded-for-a-demo-only',
    comment:
      'What is only for a demo is loaded where one is started, by await import(…): others spend neither time nor memory on it.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/operations/keep-released-state\\.ts$' },
    to: { path: '^src/app/(demo|emulators)\\.ts$', dynamic: false },
  },
  {
    name: 'demo-contents-are-rows',
    comment:
      'demo/ makes rows for the database, from the catalogue and with what the emulators remember. Decisions of the features are handed in (demo/assembly/demo-rules.ts).',
    severity: 'error',
    from: { path: '^demo/' },
    to: { path: '^src/', pathNot: ['^src/(catalogue|db|lib|emulators)/'] },
  },
];

const neighbourRules: IForbiddenRuleType[] = [
  {
    name: 'server-knocks-at-the-front-door',
    comment:
      "From another feature, server code may use contract, ids, rules, policy and server/queries, server/commands, server/views, server/jobs; the rest is that feature's own. Add a query or a command there that says what you need.",
    severity: 'error',
    from: { path: `${feature}server/` },
    to: {
      path: anyFeature,
      pathNot: ['^src/features/$1/', openToAll, openToServer, `${anyFeature}web/`],
    },
  },
  {
    name: 'web-knocks-at-the-front-door',
    comment:
      "From another feature, web code may use contract, ids, rules, policy, web/messages.ts, web/components, web/hooks and web/queries; the rest is that feature's own. Move the part you need to its components.",
    severity: 'error',
    from: { path: `${feature}web/` },
    to: {
      path: anyFeature,
      pathNot: [
        '^src/features/$1/',
        openToAll,
        openToWeb,
        whoSees,
        whatIsAllowed,
        `${anyFeature}server/`,
      ],
    },
  },
  {
    name: 'pages-knock-at-the-front-door',
    comment:
      "A page may use of a feature its contract, ids, rules, policy, content, web/messages.ts, web/components, web/hooks and web/queries; the rest is the feature's own. Move the part you need to its components.",
    severity: 'error',
    from: { path: '^src/pages/', pathNot: '^src/pages/layouts/' },
    to: {
      path: anyFeature,
      pathNot: [openToAll, openToWeb, wordsOfPages, whoSees, whatIsAllowed, `${anyFeature}server/`],
    },
  },
];

/** One rule per area: it may not import those below it. */
function areaRules(areas: readonly string[]): IForbiddenRuleType[] {
  return areas.slice(0, -1).map((name, index) => ({
    name: `${name}-knows-no-later-area`,
    comment: `An area imports only those above it, and ${name} is above what it imports here. Let the lower area call ${name}, or have ${name} record an event that the lower one handles. The order: scripts/structure/areas.ts.`,
    severity: 'error',
    from: { path: `^src/features/${name}/` },
    to: { path: `^src/features/(${areas.slice(index + 1).join('|')})/` },
  }));
}

const everywhere: IForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    comment:
      'These files import each other in a circle, so none can be read or changed alone. Move what they share into a file that imports neither.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-test-support-in-the-product',
    comment: 'The product may not import from tests/: what it needs to run belongs into src.',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: '^tests/' },
  },
];

/** All rules about who may import whom, for the given areas, in their order. */
export function importRules(areas: readonly string[]): IForbiddenRuleType[] {
  return [
    ...roomRules,
    ...roleRules,
    ...demoRules,
    ...neighbourRules,
    ...areaRules(areas),
    ...everywhere,
  ];
}

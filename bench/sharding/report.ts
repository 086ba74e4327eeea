import type { RecordedStatement } from '../statements/collect-statements.ts';
import type { SchemaFinding } from './sharded-schema.ts';
import type { Verdict } from './try-statement.ts';

export interface Judged extends RecordedStatement {
  verdict: Verdict;
}

interface Sharding {
  findings: readonly SchemaFinding[];
  judged: readonly Judged[];
  /** The engine, with its version. */
  version: string;
}

const head = (version: string): string => `# The product on several databases

What would have to change if one PostgreSQL were not enough and the people were shared out over several
([0132](decisions/0132-shard-with-citus-if-one-server-is-too-small.md)). Written by \`npm run bench -- sharding\`: every statement that the product sends while its
tests run was planned by ${version}, with the values that it was sent with, over tables that lie as
\`bench/sharding/placements.ts\` says. Nothing here is about the product as it runs.
`;

/** The page that says what became of all statements, and of the schema. */
export function describeSharding({ findings, judged, version }: Sharding): string {
  return [
    head(version),
    '## Statements\n',
    outcomes(judged),
    '\n### By feature\n',
    byFeature(judged),
    '\n### Why statements are refused\n',
    reasons(judged),
    '\n### Which are refused\n',
    refused(judged),
    '\n## Schema\n',
    schema(findings),
    '\n### What it names\n',
    named(findings),
    '',
  ].join('\n');
}

const words: readonly [Verdict['outcome'], string][] = [
  ['not shared out', 'as it is: tables of one database, or the same on each'],
  ['one', 'as it is: the database of one person'],
  ['all', 'as it is, by asking all databases'],
  ['in steps', 'as it is, in steps that hand rows from database to database'],
  ['refused', 'not: it has to change'],
  ['not judged', 'not judged: a setting, a lock, or what plans nowhere'],
];

const countOf = (judged: readonly Judged[], outcome: Verdict['outcome']): number =>
  judged.filter(({ verdict }) => verdict.outcome === outcome).length;

const outcomes = (judged: readonly Judged[]): string =>
  table(
    ['Carried out', 'Statements'],
    [
      ...words.map(([outcome, said]) => [said, countOf(judged, outcome)]),
      ['**together**', judged.length],
    ],
  );

const featureOf = (place: string): string =>
  /^src\/features\/[^/]+\/([^/]+)/.exec(place)?.[1] ?? place.split('/').slice(0, 2).join('/');

const byFeature = (judged: readonly Judged[]): string =>
  table(
    ['Feature', 'Not shared out', 'One', 'All', 'In steps', 'Refused'],
    [...Map.groupBy(judged, ({ place }) => featureOf(place))].map(([feature, own]) => [
      feature,
      ...(['not shared out', 'one', 'all', 'in steps', 'refused'] as const).map((outcome) =>
        countOf(own, outcome),
      ),
    ]),
  );

const reasonOf = ({ verdict }: Judged): string =>
  verdict.outcome === 'refused' ? verdict.reason : '';

const refusedOf = (judged: readonly Judged[]): Judged[] =>
  judged.filter(({ verdict }) => verdict.outcome === 'refused');

const reasons = (judged: readonly Judged[]): string =>
  table(
    ['Reason, in its words', 'Statements'],
    [...Map.groupBy(refusedOf(judged), reasonOf)]
      .map(([reason, own]): [string, number] => [reason, own.length])
      .toSorted(([, a], [, b]) => b - a),
  );

const refused = (judged: readonly Judged[]): string =>
  table(
    ['Module', 'Statements', 'Beginning with'],
    [...Map.groupBy(refusedOf(judged), ({ place }) => place)].map(([place, own]) => [
      `\`${place}\``,
      own.length,
      [...new Set(own.map(({ text }) => beginning(text)))].join('; '),
    ]),
  );

/** What it does, to which table. */
function beginning(text: string): string {
  const [, verb = ''] = /^\s*(\w+)/.exec(text) ?? [];
  const [, name = ''] = /\b(?:from|into|update)\s+("?[\w".]+)/i.exec(text) ?? [];
  return `\`${verb.toLowerCase()} ${name.replaceAll('"', '')}\``;
}

const schema = (findings: readonly SchemaFinding[]): string =>
  table(
    ['What would change', 'Places'],
    [...Map.groupBy(findings, ({ kind }) => kind)].map(([kind, own]) => [kind, own.length]),
  );

const named = (findings: readonly SchemaFinding[]): string =>
  table(
    ['What would change', 'Where'],
    [...Map.groupBy(findings, ({ kind }) => kind)].map(([kind, own]) => [
      kind,
      own.map(({ table: name, what }) => `\`${name}\`: ${what}`).join('; '),
    ]),
  );

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

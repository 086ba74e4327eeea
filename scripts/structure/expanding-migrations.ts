import { type Node, parse, SqlError } from 'libpg-query';
import { releasedVersions } from './changelog.ts';
import { type Effect, effectsOf, nameOf, type Surroundings } from './migration-statements.ts';
import type { SourceFile } from './source-file.ts';

/** The first migration that runs beside nodes of the version before. */
const firstUnderTraffic = '0272';
const migrationPath = /^src\/db\/migrations\/([^/]+\.sql)$/;
const contracts = /^-- Contracts: programs since (\S+) do without (.+)$/m;
const judged = /^-- Judged: (\S+): (.+)$/gm;

/**
 * Says which migrations do more than add while the version before still runs, and have not declared it. What breaks
 * that version, as a contraction of what an earlier release has stopped using. What only a person can judge, with the
 * reason why it is harmless.
 */
export async function expandingProblems(
  files: readonly SourceFile[],
  changelog: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { path, text } of files) {
    const name = migrationPath.exec(path)?.[1];
    if (name === undefined || name < firstUnderTraffic) continue;
    problems.push(...(await problemsOf(text, changelog)).map((problem) => `${path}: ${problem}`));
  }
  return problems;
}

async function problemsOf(text: string, changelog: string): Promise<string[]> {
  let statements: Node[];
  try {
    statements = ((await parse(text)).stmts ?? []).flatMap(({ stmt }) => stmt ?? []);
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    return [`is not SQL that PostgreSQL reads (${error.message}).`];
  }
  const surroundings = surroundingsOf(statements);
  const effects = statements.flatMap((statement) => effectsOf(statement, surroundings));
  const [, since, gone] = contracts.exec(text) ?? [];
  const reasons = new Set([...text.matchAll(judged)].map(([, name = '']) => name));
  return [
    ...contractionProblems(since, gone, changelog),
    ...effects.flatMap((effect) => problemOf(effect, gone !== undefined, reasons)),
    ...[...reasons]
      .filter((name) => !effects.some((effect) => effect.name === name))
      .map((name) => `judges ${name}, of which it does nothing that needs it.`),
  ];
}

function contractionProblems(
  since: string | undefined,
  gone: string | undefined,
  changelog: string,
): string[] {
  if (since === undefined || gone === undefined) return [];
  if (releasedVersions(changelog).includes(since)) return [];
  return [
    `takes away what programs since ${since} do without, and ${since} is no released version of CHANGELOG.md. A release that still runs would break: contract in the release after the one that stopped using it.`,
  ];
}

function problemOf(effect: Effect, isContraction: boolean, reasons: ReadonlySet<string>): string[] {
  if (effect.kind === 'breaks') {
    return isContraction
      ? []
      : [
          `${effect.name}: ${effect.says}. Expand first, and contract a release later: "-- Contracts: programs since VERSION do without …".`,
        ];
  }
  return reasons.has(effect.name)
    ? []
    : [
        `${effect.name}: ${effect.says}. Write it otherwise, or say why it is harmless: "-- Judged: ${effect.name}: …".`,
      ];
}

function surroundingsOf(statements: readonly Node[]): Surroundings {
  const alterations = statements.flatMap((statement) =>
    'AlterTableStmt' in statement ? (statement.AlterTableStmt.cmds ?? []) : [],
  );
  const commands = alterations.flatMap((node) =>
    'AlterTableCmd' in node ? [node.AlterTableCmd] : [],
  );
  return {
    madeTables: new Set(
      statements.flatMap((statement) =>
        'CreateStmt' in statement ? (statement.CreateStmt.relation?.relname ?? []) : [],
      ),
    ),
    made: new Set([
      ...statements.flatMap(namesMadeBy),
      ...commands.flatMap(({ def }) =>
        def && 'Constraint' in def ? (def.Constraint.conname ?? []) : [],
      ),
    ]),
    completedTables: new Set(statements.flatMap(tableCompletedBy)),
    dropped: new Set(
      commands.flatMap(({ subtype, name }) =>
        subtype === 'AT_DropConstraint' && name ? name : [],
      ),
    ),
  };
}

/** As PostgreSQL's parser numbers them. */
const beforeRow = { timing: 2, insert: 4 };

/** The table whose rows a trigger completes before they are inserted. */
function tableCompletedBy(statement: Node): string[] {
  if (!('CreateTrigStmt' in statement)) return [];
  const { relation, timing, events = 0, row } = statement.CreateTrigStmt;
  const isBefore = row && timing === beforeRow.timing && (events & beforeRow.insert) !== 0;
  return isBefore && relation?.relname ? [relation.relname] : [];
}

function namesMadeBy(statement: Node): string[] {
  if ('CreateTrigStmt' in statement) return [statement.CreateTrigStmt.trigname ?? ''];
  if (!('CreateFunctionStmt' in statement)) return [];
  return (statement.CreateFunctionStmt.funcname ?? []).slice(-1).map(nameOf);
}

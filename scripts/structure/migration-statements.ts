import type {
  AlterTableCmd,
  AlterTableStmt,
  ColumnDef,
  Constraint,
  DropStmt,
  Node,
  RenameStmt,
} from 'libpg-query';

/** What a statement of a migration does to programs that run meanwhile, besides adding. */
export interface Effect {
  /** `breaks` what the version before may use; `judge`: only a person can say. */
  kind: 'breaks' | 'judge';
  /** What it is about: the constraint, the index, the column or the table. */
  name: string;
  says: string;
}

/** What the statements of one migration have created or dropped so far: it is not in use yet, or is created again. */
export interface Surroundings {
  madeTables: ReadonlySet<string>;
  /** Constraints, triggers and functions that the migration makes. */
  made: ReadonlySet<string>;
  /** Those that it drops. */
  dropped: ReadonlySet<string>;
  /** Tables with a trigger of the migration that completes each row before it is inserted. */
  completedTables: ReadonlySet<string>;
}

/** The effects of one statement. A kind that is not known here is for a person to judge. */
export function effectsOf(statement: Node, surroundings: Surroundings): Effect[] {
  if ('AlterTableStmt' in statement) return alterations(statement.AlterTableStmt, surroundings);
  if ('DropStmt' in statement) return dropped(statement.DropStmt, surroundings);
  if ('RenameStmt' in statement) return [renamed(statement.RenameStmt)];
  if ('TruncateStmt' in statement) return [breaks('truncate', 'rows go that are being used')];
  if ('DoStmt' in statement) {
    return [judge('do', 'what a block does is not seen here: write it as plain statements')];
  }
  const onTable = effectOnTable(statement);
  if (onTable) return surroundings.madeTables.has(onTable.table) ? [] : [onTable.effect];
  const kind = Object.keys(statement)[0] ?? '';
  return onlyAdd.has(kind) ? [] : [judge(kind, 'what it does to running programs is not known')];
}

function dropped({ objects = [], removeType }: DropStmt, { made }: Surroundings): Effect[] {
  const names = objects.map(nameOf).filter((name) => !made.has(name));
  return names.map((name) =>
    removeType === 'OBJECT_INDEX'
      ? judge(name, 'statements of the version before may need this index')
      : breaks(name, 'the version before may still use what is dropped'),
  );
}

function renamed({ relation, subname, newname = '' }: RenameStmt): Effect {
  const name = subname ?? relation?.relname ?? newname;
  return breaks(name, 'the version before knows it by its old name');
}

/** What does nothing to a table that the same migration has made. */
function effectOnTable(statement: Node): { table: string; effect: Effect } | undefined {
  if ('IndexStmt' in statement) {
    const { idxname, relation, unique } = statement.IndexStmt;
    const table = relation?.relname ?? '';
    const rule = unique ? ', and may refuse what the version before writes' : '';
    const says = `building it keeps writers of ${table} waiting${rule}`;
    return { table, effect: judge(idxname ?? table, says) };
  }
  if ('CreateTrigStmt' in statement) {
    const { relation, trigname = '' } = statement.CreateTrigStmt;
    const effect = judge(trigname, 'it acts on what the version before writes');
    return { table: relation?.relname ?? '', effect };
  }
  const table = tableOfChange(statement);
  return table === undefined
    ? undefined
    : { table, effect: judge(table, 'its rows are locked until the whole start has migrated') };
}

const onlyAdd = new Set([
  ...['CreateStmt', 'CreateTableAsStmt', 'CreateSeqStmt', 'CreateEnumStmt', 'CreateDomainStmt'],
  ...['CreateFunctionStmt', 'CreateExtensionStmt', 'CreateSchemaStmt', 'ViewStmt'],
  ...['CommentStmt', 'InsertStmt', 'SelectStmt', 'VariableSetStmt', 'CreateStatsStmt'],
]);

const breaks = (name: string, says: string): Effect => ({ kind: 'breaks', name, says });
const judge = (name: string, says: string): Effect => ({ kind: 'judge', name, says });

function alterations(
  { relation, cmds = [] }: AlterTableStmt,
  surroundings: Surroundings,
): Effect[] {
  const table = relation?.relname ?? '';
  if (surroundings.madeTables.has(table)) return [];
  return cmds.flatMap((node) =>
    'AlterTableCmd' in node ? alteration(table, node.AlterTableCmd, surroundings) : [],
  );
}

function alteration(
  table: string,
  { subtype, name = '', def }: AlterTableCmd,
  { made, dropped: goesBefore, completedTables }: Surroundings,
): Effect[] {
  switch (subtype) {
    case 'AT_AddColumn':
      return def && 'ColumnDef' in def ? addedColumn(table, def.ColumnDef) : [];
    case 'AT_DropColumn':
      return [breaks(name, `the version before may still use this column of ${table}`)];
    case 'AT_AlterColumnType':
      return [breaks(name, `the version before expects another type, and ${table} is rewritten`)];
    case 'AT_SetNotNull':
      if (completedTables.has(table)) {
        return [judge(name, 'a trigger has to fill it in what the version before writes')];
      }
      return [breaks(name, `the version before may write nothing there, and ${table} is read`)];
    case 'AT_DropNotNull':
      return [judge(name, 'the version before may read nothing where it expects something')];
    case 'AT_ColumnDefault':
      return def ? [] : [breaks(name, 'the version before may rely on this default')];
    case 'AT_AddConstraint':
      return def && 'Constraint' in def ? addedConstraint(table, def.Constraint, goesBefore) : [];
    case 'AT_DropConstraint':
      return made.has(name)
        ? []
        : [judge(name, 'statements of the version before may name it, as "on conflict" does')];
    case 'AT_ValidateConstraint':
      return [];
    default:
      return [
        judge(name || table, `what ${subtype ?? 'it'} does to running programs is not known`),
      ];
  }
}

function addedColumn(
  table: string,
  { colname = '', constraints = [], typeName }: ColumnDef,
): Effect[] {
  const found = constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []));
  const has = (type: Constraint['contype']) => found.some(({ contype }) => contype === type);
  const value = found.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr;
  const fillsItself =
    has('CONSTR_IDENTITY') || has('CONSTR_GENERATED') || isSerial(typeName?.names);
  if ((has('CONSTR_NOTNULL') || has('CONSTR_PRIMARY')) && value === undefined && !fillsItself) {
    return [breaks(colname, `the version before writes rows of ${table} without it`)];
  }
  return fillsItself || (value !== undefined && callsFunction(value))
    ? [judge(colname, `every row of ${table} is written again for it`)]
    : [];
}

const isSerial = (names: readonly Node[] = []): boolean =>
  names.some((node) => 'String' in node && /serial/.test(node.String.sval ?? ''));

/** The same for all rows of a statement: PostgreSQL keeps such a default beside the table. */
const evaluatedOnce = new Set(['now', 'transaction_timestamp', 'statement_timestamp']);

function callsFunction(expression: Node): boolean {
  const calls = [...JSON.stringify(expression).matchAll(/"funcname":\[(.*?)\]/g)];
  return calls.some(([, path = '']) => {
    const name = [...path.matchAll(/"sval":"(.*?)"/g)].at(-1)?.[1] ?? '';
    return !evaluatedOnce.has(name);
  });
}

function addedConstraint(
  table: string,
  { conname = '', skip_validation: isNotValid }: Constraint,
  dropped: ReadonlySet<string>,
): Effect[] {
  const name = conname || table;
  const again = dropped.has(name) ? ' (it may be narrower than the one it replaces)' : '';
  const reading = isNotValid ? '' : `, and ${table} is read while writers wait: add it not valid`;
  return [judge(name, `it may refuse what the version before writes${again}${reading}`)];
}

function tableOfChange(statement: Node): string | undefined {
  if ('UpdateStmt' in statement) return statement.UpdateStmt.relation?.relname ?? '';
  if ('DeleteStmt' in statement) return statement.DeleteStmt.relation?.relname ?? '';
  return undefined;
}

/** The last part of a name, however its kind of object writes it. */
export function nameOf(node: Node): string {
  if ('String' in node) return node.String.sval ?? '';
  if ('List' in node) return lastNameOf(node.List.items);
  if ('ObjectWithArgs' in node) return lastNameOf(node.ObjectWithArgs.objname);
  if ('TypeName' in node) return lastNameOf(node.TypeName.names);
  return '';
}

function lastNameOf(nodes: readonly Node[] = []): string {
  const last = nodes.at(-1);
  return last ? nameOf(last) : '';
}

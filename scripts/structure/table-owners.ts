import { areas, placeInFeatures } from './areas.ts';
import type { SourceFile } from './source-file.ts';
import { tablesNamedIn } from './table-names.ts';

/** A feature that still names another's table, and why. */
export interface TableException {
  feature: string;
  table: string;
  reason: string;
}

/** What is still to be parted; the list only shrinks. */
export const knownTableUses: readonly TableException[] = [
  {
    feature: 'credentials',
    table: 'consultant_profiles',
    reason:
      'evidence is for a certification that the profile claims, and a profile shows which of its claims are verified: each needs the other',
  },
];

const schemaFile = 'src/db/schema.ts';

/** Tables of no feature, by the file of their types: what names them. */
const ownersBesideFeatures: Readonly<Record<string, readonly string[]>> = {
  infrastructure: ['src/db/', 'src/operations/backups/rows/', 'src/http/edge/attempt-limits.ts'],
};

/**
 * Who owns each table, as `src/db/schema.ts` has it. A table's types are in a file of `src/db/tables/`, and that is
 * named after the noun or area that owns the table.
 */
export function readTableOwners(schema: string): ReadonlyMap<string, string> {
  const fileOf = new Map<string, string>();
  for (const [, names = '', file = ''] of schema.matchAll(
    /import type (\* as \w+|\{[^}]+\}) from '\.\/tables\/([\w-]+)\.ts'/g,
  )) {
    for (const [name] of names.replace('* as ', '').matchAll(/\w+/g)) fileOf.set(name, file);
  }
  return new Map(
    [...schema.matchAll(/^ {2}'?([a-z_.]+)'?: (\w+)(?:\.\w+)?;$/gm)].map(
      ([, table = '', type = '']) => [table, fileOf.get(type) ?? ''],
    ),
  );
}

/** Says which files name a table of another feature in a statement, and which exceptions are not needed any more. */
export function tableOwnerProblems(
  files: readonly SourceFile[],
  nouns: readonly string[],
  known: readonly TableException[] = knownTableUses,
): string[] {
  const owners = readTableOwners(files.find(({ path }) => path === schemaFile)?.text ?? '');
  const uses = files.filter(isChecked).flatMap(({ path, text }) => {
    const { area, noun: feature } = placeInFeatures(path) ?? {};
    return tablesNamedIn(text, [...owners.keys()])
      .filter((table) => !isOwner(path, [feature, area], owners.get(table) ?? ''))
      .map((table) => ({ path, feature, table, owner: owners.get(table) ?? '' }));
  });
  const isKnown = (use: { feature: string | undefined; table: string }): boolean =>
    known.some(({ feature, table }) => feature === use.feature && table === use.table);
  return [
    ...ownerlessTables(owners, nouns),
    ...uses
      .filter((use) => !isKnown(use))
      .map(
        ({ path, table, owner }) =>
          `${path}: names the table "${table}", which belongs to ${owner}. Only its owner names a table, so that its rows and columns can change in one place. Call a query or a command of ${placeOf(owner)}; a statement that joins several owners' rows joins what they offer (people, selectProjects, photoFiles in their server/queries). If none fits, add one there.`,
      ),
    ...known
      .filter(
        (each) => !uses.some((use) => use.feature === each.feature && use.table === each.table),
      )
      .map(
        ({ feature, table }) =>
          `src/features/${feature}: does not name the table "${table}" any more. Take it off the list in scripts/structure/table-owners.ts.`,
      ),
  ];
}

/** The product's code above the database, whose own folder makes and fills all tables. */
// The catalogue imports nothing, so it asks no database: its words are people's.
function isChecked({ path }: SourceFile): boolean {
  const isCode = /^src\/(?!db\/|catalogue\/).*\.tsx?$/.test(path);
  return isCode && !/(\.test\.tsx?|-fixture\.ts|\.gen\.ts)$/.test(path);
}

const isOwner = (path: string, names: (string | undefined)[], owner: string): boolean =>
  names.includes(owner) ||
  (ownersBesideFeatures[owner]?.some((folder) => path.startsWith(folder)) ?? false);

const placeOf = (owner: string): string =>
  ownersBesideFeatures[owner]?.join(' or ') ?? `the server of ${owner}`;

function ownerlessTables(owners: ReadonlyMap<string, string>, nouns: readonly string[]): string[] {
  const known = [...nouns, ...areas, ...Object.keys(ownersBesideFeatures)];
  return [...owners]
    .filter(([, owner]) => !known.includes(owner))
    .map(
      ([table, owner]) =>
        `${schemaFile}: the table "${table}" belongs to no feature. Its types are in src/db/tables/${owner}.ts; put them into a file named after the noun or area that owns the table.`,
    );
}

import { describe, expect, it } from 'vitest';
import { tablesNamedIn } from './table-names.ts';
import { readTableOwners, type TableException, tableOwnerProblems } from './table-owners.ts';

const schema = `
import type * as Accounts from './tables/accounts.ts';
import type { ProjectsTable } from './tables/projects.ts';
import type { CitySlugsTable, PublicGroupsTable } from './tables/directory.ts';
import type * as Infrastructure from './tables/infrastructure.ts';

export interface Database {
  'auth.users': Accounts.UsersTable;
  profiles: Accounts.ProfilesTable;
  projects: ProjectsTable;
  public_groups: PublicGroupsTable;
  city_slugs: CitySlugsTable;
  rate_limits: Infrastructure.RateLimitsTable;
}
`;
const order = ['accounts', 'directory', 'projects'];
const tables = [...readTableOwners(schema).keys()];

const problemsOf = (path: string, text: string, known: readonly TableException[] = []): string[] =>
  tableOwnerProblems(
    [
      { path: 'src/db/schema.ts', text: schema },
      { path, text },
    ],
    order,
    known,
  );

describe('the owner of a table', () => {
  it('is the feature that the file of its types is named after', () => {
    expect(Object.fromEntries(readTableOwners(schema))).toEqual({
      'auth.users': 'accounts',
      profiles: 'accounts',
      projects: 'projects',
      public_groups: 'directory',
      city_slugs: 'directory',
      rate_limits: 'infrastructure',
    });
  });

  it('has to be a feature that there is', () => {
    const text = schema.replaceAll('directory.ts', 'places.ts');
    const problems = tableOwnerProblems([{ path: 'src/db/schema.ts', text }], order, []);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain('src/db/tables/places.ts');
  });
});

describe('a table is named', () => {
  it.each([
    ["db.selectFrom('projects').selectAll()", ['projects']],
    ["db.selectFrom('projects as project')", ['projects']],
    ["db\n  .selectFrom(\n    'projects as project',\n  )", ['projects']],
    ["db.selectFrom(['projects as p', 'profiles'])", ['profiles', 'projects']],
    ["query.innerJoin('auth.users as user', 'user.id', 'x.user_id')", ['auth.users']],
    ["query.leftJoin('profiles', 'a', 'b')", ['profiles']],
    ["tx.insertInto('city_slugs').values(rows)", ['city_slugs']],
    ["tx.updateTable('projects').set(x)", ['projects']],
    ["tx.deleteFrom('projects')", ['projects']],
    ["tx.mergeInto('projects').using('profiles', 'a', 'b')", ['profiles', 'projects']],
    ["sql.table('projects')", ['projects']],
    ['sql`select 1 from projects as p join public_groups on true`', ['projects', 'public_groups']],
    ['sql`insert into public_groups values (1)`', ['public_groups']],
    ['sql`update projects set a = 1`', ['projects']],
    ['sql`lock table projects in share mode`', ['projects']],
    ['sql`delete from only auth.users`', ['auth.users']],
    ["const table = 'public_groups'; db.selectFrom(table)", ['public_groups']],
  ])('%s', (code, named) => {
    expect(tablesNamedIn(code, tables).toSorted()).toEqual(named);
  });

  it.each([
    "import { selectProjects } from './projects.ts';",
    "featureClient('projects')",
    '// select from projects',
    '/* join profiles here */',
    "db.selectFrom(selectProjects(db).as('projects'))",
    "where('project.profiles', '=', 1)",
  ])('but not by %s', (code) => {
    expect(tablesNamedIn(code, tables)).toEqual([]);
  });
});

describe('only its owner names a table', () => {
  const naming = "db.selectFrom('projects')";

  it.each([
    'src/features/hiring/projects/server/queries/project-rows.ts',
    'src/db/demo/insert-demo-data.ts',
    'src/features/identity/accounts/server/people.test.ts',
    'tests/support/factories.ts',
  ])('%s may', (path) => {
    expect(problemsOf(path, naming)).toEqual([]);
  });

  it.each([
    'src/features/identity/accounts/server/queries/people.ts',
    'src/app/report.ts',
    'src/server/services.ts',
    'src/lib/files/disk.ts',
  ])('%s may not', (path) => {
    const [problem, ...others] = problemsOf(path, naming);
    expect(others).toEqual([]);
    expect(problem).toContain(`${path}: names the table "projects", which belongs to projects`);
    expect(problem).toContain('the server of projects');
  });

  it('or what keeps a table of no feature', () => {
    const text = "{ tableName: 'rate_limits' }";
    expect(problemsOf('src/http/edge/attempt-limits.ts', text)).toEqual([]);
    const [problem] = problemsOf('src/features/identity/accounts/server/queries.ts', text);
    expect(problem).toContain('src/http/edge/attempt-limits.ts');
  });

  it('with exceptions that are refused once they are not needed', () => {
    const known = [{ feature: 'accounts', table: 'projects', reason: 'of the test' }];
    const path = 'src/features/identity/accounts/server/queries/people.ts';
    expect(problemsOf(path, naming, known)).toEqual([]);
    expect(problemsOf(path, '', known)[0]).toContain('Take it off the list');
    expect(
      problemsOf('src/features/profiles/directory/server/queries.ts', naming, known),
    ).toHaveLength(2);
  });
});

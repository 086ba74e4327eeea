import { describe, expect, it } from 'vitest';
import { expandingProblems } from './expanding-migrations.ts';

const changelog = '## [0.3.0] - Unreleased\n\n## [0.2.0] - 2026-11-23\n';
const problemsOf = (text: string, name = '0300_next.sql') =>
  expandingProblems([{ path: `src/db/migrations/${name}`, text }], changelog);

describe('a migration that runs beside the version before', () => {
  it.each([
    'create table a (id uuid primary key, b text not null); create unique index on a (b); alter table a alter b type int',
    'alter table a add column b text',
    "alter table a add column b text not null default 'none'",
    'alter table a add column b timestamptz not null default now()',
    'alter table a alter column b set default 1',
    'alter table a validate constraint b',
    'create function f() returns int language sql as $$ select 1 $$',
    "insert into a values (1); comment on table a is 'b'; create type c as enum ('d')",
    'drop function f(); create function f() returns int language sql as $$ select 1 $$',
  ])('may add: %s', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });

  it.each([
    ['alter table a drop column b', 'b: the version before may still use this column of a'],
    ['drop table a', 'a: the version before may still use'],
    ['drop view s.a', 'a: the version before may still use'],
    ['drop function f()', 'f: the version before may still use'],
    ['drop type t', 't: the version before may still use'],
    ['drop trigger t on a', 't: the version before may still use'],
    ['alter table a rename column b to c', 'b: the version before knows it by its old name'],
    ['alter table a rename to c', 'a: the version before knows it by its old name'],
    ['alter table a alter column b type bigint', 'b: the version before expects another type'],
    ['alter table a alter column b set not null', 'b: the version before may write nothing there'],
    ['alter table a alter column b drop default', 'b: the version before may rely'],
    [
      'alter table a add column b int not null',
      'b: the version before writes rows of a without it',
    ],
    ['truncate a', 'truncate: rows go'],
  ])('breaks it by: %s', async (text, says) => {
    const [problem, ...more] = await problemsOf(text);
    expect(more).toEqual([]);
    expect(problem).toContain(`src/db/migrations/0300_next.sql: ${says}`);
    expect(problem).toContain('contract a release later');
    const declared = `-- Contracts: programs since 0.2.0 do without it.\n${text};`;
    expect(await problemsOf(declared)).toEqual([]);
  });

  it('asks to judge what is never null because a trigger of the migration fills it', async () => {
    const trigger = 'create trigger t before insert on a for each row execute function f()';
    const text = `-- Judged: t: it fills b.\n${trigger};\nalter table a alter column b set not null;`;
    expect((await problemsOf(text))[0]).toContain('b: a trigger has to fill it');
    expect(await problemsOf(`-- Judged: b: by the trigger.\n${text}`)).toEqual([]);
    for (const other of [
      trigger.replace('before', 'after'),
      trigger.replace('insert', 'update'),
      trigger.replace('on a', 'on c'),
    ]) {
      const problems = await problemsOf(text.replace(trigger, other));
      expect(problems.join()).toContain('b: the version before may write nothing there');
    }
  });

  it('contracts only what a released version does without', async () => {
    for (const version of ['0.3.0', '0.9.0', 'now']) {
      const text = `-- Contracts: programs since ${version} do without b.\nalter table a drop column b;`;
      expect((await problemsOf(text))[0]).toContain(`${version} is no released version`);
    }
  });

  it.each([
    ['create index b on a (c)', 'b', 'keeps writers of a waiting'],
    ['create unique index b on a (c)', 'b', 'may refuse what the version before writes'],
    ['drop index b', 'b', 'may need this index'],
    ['alter table a add constraint b check (c > 0)', 'b', 'add it not valid'],
    ['alter table a add constraint b check (c > 0) not valid', 'b', 'may refuse'],
    ['alter table a drop constraint b', 'b', '"on conflict"'],
    ['alter table a alter column b drop not null', 'b', 'may read nothing'],
    ['alter table a add column b uuid default gen_random_uuid()', 'b', 'is written again'],
    ['alter table a add column b bigserial', 'b', 'is written again'],
    ['alter table a add column b int generated always as (1) stored', 'b', 'is written again'],
    ['alter table a disable trigger b', 'b', 'is not known'],
    ["alter type b add value 'c'", 'AlterEnumStmt', 'is not known'],
    ['update a set b = 1', 'a', 'rows are locked'],
    ['delete from a', 'a', 'rows are locked'],
    ['do $$ begin end $$', 'do', 'is not seen'],
    ['create trigger b before insert on a execute function f()', 'b', 'acts on what'],
  ])('is judged by a person: %s', async (text, name, says) => {
    const [problem, ...more] = await problemsOf(text);
    expect(more).toEqual([]);
    expect(problem).toContain(`${name}: `);
    expect(problem).toContain(says);
    expect(await problemsOf(`-- Judged: ${name}: few rows.\n${text};`)).toEqual([]);
    expect(await problemsOf(`-- Contracts: programs since 0.2.0 do without.\n${text};`)).toEqual([
      problem,
    ]);
  });

  it('judges a wider constraint once, where it replaces another', async () => {
    const text = 'alter table a drop constraint b; alter table a add constraint b check (c > 0);';
    const problems = await problemsOf(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('narrower than the one it replaces');
  });

  it('judges nothing that it does not do', async () => {
    expect((await problemsOf('-- Judged: b: few rows.\ncreate table a ();'))[0]).toContain(
      'judges b, of which it does nothing',
    );
  });

  it('is read as PostgreSQL reads it', async () => {
    expect((await problemsOf('alter tabel a'))[0]).toContain('is not SQL that PostgreSQL reads');
  });
});

it('released migrations are unchanged', async () => {
  expect(await problemsOf('drop table a', '0271_before.sql')).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { statementSpan } from './statement-span.ts';

describe('a statement in a trace', () => {
  it.each([
    ['select "id" from "profiles" as "p" where "id" = $1', 'SELECT profiles'],
    ['  insert into "auth"."sessions" ("id") values ($1)', 'INSERT auth.sessions'],
    ['update "projects" set "status" = $1', 'UPDATE projects'],
    ['delete from "auth"."api_keys" where "id" = $1', 'DELETE auth.api_keys'],
    ['select extract(year from p.made_at) as "year" from "projects" as "p"', 'SELECT projects'],
    ['with changed as (update jobs.job set data = $1 returning id) select 1', 'WITH jobs.job'],
    ['lock table profiles', 'LOCK profiles'],
    ['begin', 'BEGIN'],
    ['', 'STATEMENT'],
  ])('%s is called %s', (sql, name) => {
    expect(statementSpan(sql)).toMatchObject({
      name,
      attributes: { 'db.query.summary': name, 'db.query.text': sql },
    });
  });

  it('is named quickly, however long it is', () => {
    const sql = `${'with '.repeat(20_000)}${' from '.repeat(20_000)}`;
    expect(statementSpan(sql).name).toBe('WITH from');
  });
});

import { describe, expect, it } from 'vitest';
import { frozenMigrationProblems, hashMigrations } from './frozen-migrations.ts';

const migration = (name: string, text: string) => ({ path: `src/db/migrations/${name}`, text });
const released = [
  migration('0001_first.sql', 'create table a ();'),
  migration('0003_third.sql', 'create table c ();'),
];
const frozen = hashMigrations(released);

describe('a released migration', () => {
  it('stays as it is while new ones are added after it', () => {
    expect(frozenMigrationProblems([...released, migration('0004_next.sql', '')], frozen)).toEqual(
      [],
    );
  });

  it('may not change', () => {
    const changed = [migration('0001_first.sql', 'create table b ();'), ...released.slice(1)];
    expect(frozenMigrationProblems(changed, frozen)[0]).toContain('was changed');
  });

  it('may not go', () => {
    expect(frozenMigrationProblems(released.slice(1), frozen)[0]).toContain('was removed');
  });

  it('may not be overtaken by a new one with a lower number', () => {
    const late = [...released, migration('0002_second.sql', '')];
    expect(frozenMigrationProblems(late, frozen)[0]).toContain('higher number');
  });
});

it('two migrations may not share a number, released or not', () => {
  const twins = [migration('0001_a.sql', ''), migration('0001_b.sql', '')];
  expect(frozenMigrationProblems(twins, {})[0]).toContain('have the number 0001');
});

import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { outageOf } from '#lib/errors/outage.ts';
import { BoundedPool } from './bounded-pool.ts';
import { isBrokenOff, isLostConnection } from './lost-connection.ts';

const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('a connection that is refused', () => {
  it('is a lost database where it led to the database, also in a copy of the error', async () => {
    const pool = new BoundedPool('postgres://nobody@127.0.0.1:1/none', { max: 1 });
    const errors = [await failureOf(pool.query('select 1')), await failureOf(pool.connect())];
    await pool.end();
    for (const error of errors) {
      expect(error).toMatchObject({ code: 'ECONNREFUSED' });
      expect(isLostConnection(error)).toBe(true);
      expect(outageOf(error)).toBe('unavailable');
      const copy = error instanceof Error ? { ...error, message: `${error.message} (queue)` } : {};
      expect(isLostConnection(copy)).toBe(true);
    }
  });

  it('is none where it led elsewhere', async () => {
    const error = await failureOf(once(connect({ host: '127.0.0.1', port: 1 }), 'connect'));
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
    expect(isLostConnection(error)).toBe(false);
    expect(outageOf(error)).toBeUndefined();
  });
});

it.each(['ECONNRESET', 'EPIPE'])('%s of another service breaks off no transaction', (code) => {
  expect(isBrokenOff(Object.assign(new Error(code), { code }))).toBe(false);
});

it('a file that is not there is no lost database', async () => {
  const error = await failureOf(readFile('/not/there'));
  expect(error).toMatchObject({ code: 'ENOENT' });
  expect(isLostConnection(error)).toBe(false);
});

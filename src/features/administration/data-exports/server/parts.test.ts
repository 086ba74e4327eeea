import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { beginRun, PartWriter } from './commands/archive.ts';

const partBytes = 100;

const app = await sharedTestApp();

/** An archive that is written, and how large its parts are so far. */
async function beginArchive() {
  const now = app.clock.now();
  const { id: exportId } = await app.db
    .insertInto('data_exports')
    .values({
      ...{ user_id: await app.make.client(), asked_at: now },
      expires_at: new Date(now.getTime() + 24 * 60 * 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const runId = randomUUID();
  await beginRun(app.services, exportId, runId);
  const writer = new PartWriter(app.services, { exportId, runId }, { bytes: 0, partBytes });
  const add = (bytes: number) => writer.add(new Uint8Array(bytes));
  const finish = (path: string) =>
    writer.finishEntry({
      ...{ path, modified: now, crc: 0 },
      ...{ packedBytes: 0, bytes: 0, beginsAt: 0 },
    });
  const sizes = async () => {
    const rows = await app.db
      .selectFrom('data_export_parts')
      .select('bytes')
      .where('export_id', '=', exportId)
      .orderBy('position')
      .execute();
    return rows.map(({ bytes }) => bytes);
  };
  return { writer, add, finish, sizes };
}

describe('an archive in parts', () => {
  it('holds a large file in memory only until a part is full', async () => {
    const { writer, add, finish, sizes } = await beginArchive();
    await add(60);
    await add(39);
    expect(await sizes()).toEqual([]);
    await add(1);
    expect(await sizes()).toEqual([100]);
    await add(70);
    await add(70);
    expect(await sizes()).toEqual([100, 140]);
    await add(5);
    await finish('large');
    await writer.end();
    expect(await sizes()).toEqual([100, 140, 5]);
    expect(writer.length).toBe(245);
  });

  it('gathers small files in one part, and keeps them apart from one that is not whole', async () => {
    const { writer, add, finish, sizes } = await beginArchive();
    for (const path of ['one', 'two', 'three']) {
      expect(await sizes()).toEqual([]);
      await add(40);
      await finish(path);
    }
    expect(await sizes()).toEqual([120]);
    await add(30);
    await finish('four');
    await add(150);
    expect(await sizes()).toEqual([120, 30, 150]);
    await finish('five');
    await writer.end();
    expect(await sizes()).toEqual([120, 30, 150]);
  });
});

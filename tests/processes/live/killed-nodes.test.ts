import { afterAll, describe, expect, it } from 'vitest';
import { endAllApps } from '../app-process.ts';
import { removeDataFolders } from '../data-folder.ts';
import { runLiveDrill } from './live-drill.ts';

// Most of it is starts of the product, which a busy machine may stretch.
const timeout = 400_000;

afterAll(async () => {
  await endAllApps();
  await removeDataFolders();
}, timeout);

describe('messages on two nodes that are killed, over connections that are cut', () => {
  // 200 streams, 10,000 messages and ten kills: npm run bench -- live
  it('reach every recipient, once and in order, and no other user', {
    timeout,
  }, async () => {
    const drill = await runLiveDrill({
      ...{ circles: 4, consultants: 4, strangers: 2 },
      ...{ messages: 200, killsOfNode: 1 },
    });
    expect(drill).toMatchObject({ acknowledged: 200, refused: [], kills: 2, streams: 22 });
    expect(drill).toMatchObject({ lost: [], doubled: 0, disordered: [], strays: [], ended: 0 });
    // There was something to survive, and nothing was made good by asking for everything again.
    expect(drill.cuts).toBeGreaterThan(0);
    expect(drill.opened).toBeGreaterThan(drill.streams);
    expect(drill.resyncs).toBe(drill.streams);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { type ClamdEmulator, eicar, startClamdEmulator } from '#tests/support/clamd-emulator.ts';
import { piecesOf, sourceOf } from '../attachments/byte-source.ts';
import { clamd } from './clamd.ts';

let daemon: ClamdEmulator;
beforeAll(async () => {
  daemon = await startClamdEmulator();
  return () => daemon.stop();
});

const scanner = () => clamd({ host: '127.0.0.1', port: daemon.port });
const scan = (bytes: Uint8Array) => scanner().scan(piecesOf(sourceOf(bytes)));
const unavailable = { name: 'ScannerUnavailable' };

describe('clamd', () => {
  it('is handed a whole file, and believed about it', async () => {
    const large = Buffer.alloc(3 * 1024 * 1024 + 5, 'a');
    expect(await scan(large)).toBe('clean');
    expect(daemon.heard.at(-1)?.equals(large)).toBe(true);
    expect(await scan(eicar)).toBe('infected');
  });

  it.each([
    'INSTREAM size limit exceeded. ERROR',
    'stream: Heuristics ERROR',
    'UNKNOWN COMMAND',
    '',
  ])('that answers "%s" has said nothing of the file', async (answer) => {
    daemon.say(answer);
    await expect(scan(eicar)).rejects.toMatchObject(unavailable);
    daemon.say(undefined);
  });

  it('that is not there, or does not answer in time, has said nothing either', async () => {
    const gone = await startClamdEmulator();
    await gone.stop();
    const { port } = gone;
    const noOne = clamd({ host: '127.0.0.1', port });
    await expect(noOne.scan(piecesOf(sourceOf(eicar)))).rejects.toMatchObject(unavailable);
    const hurried = clamd({ host: '127.0.0.1', port: daemon.port }, { timeoutMs: 50 });
    const endless = async function* () {
      yield new Uint8Array(10);
      await new Promise(() => undefined);
    };
    await expect(hurried.scan(endless())).rejects.toMatchObject(unavailable);
  });
});

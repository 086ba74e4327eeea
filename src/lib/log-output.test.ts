import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLogOutput } from './log-output.ts';

/** A reader that takes nothing until `read` is called. */
function slowReader() {
  const taken: string[] = [];
  const { promise: mayRead, resolve: read } = Promise.withResolvers<void>();
  const stream = new Writable({
    decodeStrings: false,
    write(line, _encoding, done) {
      void mayRead.then(() => {
        taken.push(String(line));
        done();
      });
    },
  });
  const everything = () => new Promise<void>((resolve) => stream.write('', () => resolve()));
  return { stream, taken, read, everything };
}

describe('the log', () => {
  it('buffers up to its bound without a reader, and later logs how much is missing', async () => {
    const { stream, taken, read, everything } = slowReader();
    const output = createLogOutput(stream, 400);
    for (let n = 1; n <= 100; n += 1) output.write(`line ${n} with twenty..\n`);
    expect(stream.writableLength).toBeLessThan(450);

    read();
    await everything();
    output.write('the next\n');
    await everything();
    const lines = taken.filter((line) => line !== '');
    const kept = lines.filter((line) => line.startsWith('line'));
    expect(kept.length).toBeGreaterThan(1);
    expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({ level: 40, leftOut: 100 - kept.length });
    expect(lines.at(-1)).toBe('the next\n');
  });

  it('outlives its reader', async () => {
    const stream = new Writable({
      write: (_line, _encoding, done) => done(new Error('EPIPE')),
    });
    const output = createLogOutput(stream);
    output.write('no reader gets this\n');
    await new Promise((resolve) => stream.on('close', resolve));
    expect(() => output.write('nor this\n')).not.toThrow();
  });

  it('outlives a full disk', () => {
    let isFull = true;
    const written: string[] = [];
    const output = createLogOutput({
      writableLength: 0,
      on: () => undefined,
      write: (text) => {
        if (isFull) throw new Error('ENOSPC');
        written.push(text);
      },
    });
    output.write('lost\n');
    isFull = false;
    output.write('kept\n');
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ leftOut: 1 });
    expect(written[1]).toBe('kept\n');
  });

  it('waits no longer than its limit for its last lines', async () => {
    const { stream } = slowReader();
    const output = createLogOutput(stream);
    output.write('never taken\n');
    await output.flush(20);
    expect(stream.writableLength).toBeGreaterThan(0);
  });
});

import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '#lib/log.ts';
import {
  type CollectorEmulator,
  startCollectorEmulator,
} from '#tests/support/collector-emulator.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTracing } from './otlp-spans.ts';
import { describeSpan, traced } from './spans.ts';
import type { TracingSettings } from './tracing-settings.ts';

const settings: Omit<TracingSettings, 'url'> = {
  ...{ headers: {}, resource: { 'service.name': 'trial' } },
  ...{ sampler: 'parentbased_always_on', ratio: 1 },
};

let lines: { level: number; msg: string }[] = [];
const log = createLog('debug', { write: (line: string) => void lines.push(JSON.parse(line)) });
let undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo) await step();
  undo = [];
  lines = [];
});

async function collect(): Promise<CollectorEmulator> {
  const collector = await startCollectorEmulator();
  undo.push(() => collector.stop());
  return collector;
}
function trace(url: string, changes: Partial<TracingSettings> = {}): () => Promise<void> {
  const stop = startTracing({ ...settings, url: `${url}/v1/traces`, ...changes }, log);
  undo.unshift(stop);
  return stop;
}
const work = (text = '') =>
  traced(
    () => ({ name: 'work', kind: 'internal', attributes: { text } }),
    async () => 1,
  );
const workOften = async (times: number) => {
  for (let time = 0; time < times; time += 1) await work();
};

describe('spans', () => {
  it('are sent at the end, and none are made after it', async () => {
    const collector = await collect();
    const stop = trace(collector.url);
    await work();
    await stop();
    expect(collector.spans).toHaveLength(1);
    await workOften(3);
    await stop();
    expect(collector.spans).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  it('are kept in part where a part is asked for, as whole traces', async () => {
    const collector = await collect();
    const stop = trace(collector.url, { sampler: 'parentbased_traceidratio', ratio: 0.5 });
    for (let time = 0; time < 400; time += 1) {
      await traced(
        () => ({ name: 'whole', kind: 'internal', attributes: {} }),
        () => work(),
      );
    }
    await stop();
    const wholes = collector.spans.filter(({ name }) => name === 'whole');
    // Of 400 throws of a coin fewer than 100 or more than 300 come less often than once in 10^23.
    expect(wholes.length).toBeGreaterThan(100);
    expect(wholes.length).toBeLessThan(300);
    for (const whole of wholes) expect(collector.childrenOf(whole)).toHaveLength(1);
    expect(collector.spans).toHaveLength(2 * wholes.length);
  });

  it.each([
    ['always_on', 1],
    ['always_off', 0],
    ['parentbased_always_off', 0],
    ['traceidratio', 1],
  ] as const)('are sampled by %s', async (sampler, count) => {
    const collector = await collect();
    const stop = trace(collector.url, { sampler });
    await work();
    await stop();
    expect(collector.spans).toHaveLength(count);
  });

  it('contain only the beginning of a text', async () => {
    const collector = await collect();
    const stop = trace(collector.url);
    await work('x'.repeat(10_000));
    await stop();
    expect(collector.spans[0]?.attributes.text).toHaveLength(2048);
  });
});

describe('a collector', () => {
  it('that is not there costs spans, one line of the log, and no more memory than so many spans', async () => {
    const gone = await startCollectorEmulator();
    await gone.stop();
    const stop = trace(gone.url);
    await workOften(10_000);
    // The outage is reported once the first batch was refused.
    await stop();
    await eventually(() => expect(lines).toHaveLength(1));
    expect(lines[0]?.msg).toBe('the collector of traces does not answer');
  });

  it('that refuses for a while is given what waits, and what did not fit is lost', async () => {
    const collector = await collect();
    collector.answer(400);
    const stop = trace(collector.url);
    await workOften(10_000);
    collector.answer(200);
    await stop();
    // 512 that were being sent, and 2,048 that waited.
    expect(collector.spans.length).toBeGreaterThan(0);
    expect(collector.spans.length).toBeLessThanOrEqual(2_560);
    expect(lines.length).toBeLessThanOrEqual(1);
  });

  it('that says nothing does not keep a process from ending', async () => {
    const heard: Socket[] = [];
    const silent = createServer((socket) => void heard.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const stop = trace(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    await work();
    await stop();
    await eventually(() => expect(heard).toHaveLength(1));
    for (const socket of heard) socket.destroy();
    silent.close();
  });

  it('learns nothing of work that is described outside of any span', () => {
    expect(() => describeSpan(() => ({ name: 'none' }))).not.toThrow();
  });
});

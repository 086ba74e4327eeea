import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkoutDir } from '#tests/journeys/faults/app-process.ts';
import type { Benchmark } from './harness/figures.ts';
import { httpLoad } from './harness/http-load.ts';
import { compareSideBySide } from './harness/side-by-side.ts';
import { startProduct } from './harness/started-product.ts';
import { untilIdle } from './harness/until-idle.ts';

const connections = 16;
const gzip = { 'accept-encoding': 'gzip' };

/** The landing page for visitors against a file of its size from the same server, plain and compressed. */
export const landing: Benchmark = {
  about: 'the landing page for visitors, against a static file of the same size',
  async run(report) {
    const { app } = await startProduct();
    const page = await (await fetch(app.url)).text();
    report(`page of ${Buffer.byteLength(page)} bytes, ${connections} connections`);
    const name = `bench-${process.pid}.html`;
    const file = join(checkoutDir, 'dist/client/assets', name);
    try {
      await writeFile(file, page);
      await writeFile(`${file}.gz`, gzipSync(page));
      const load = (path: string, headers: Record<string, string> = {}) =>
        httpLoad({ url: `${app.url}${path}`, connections, headers });
      const contestants = {
        page: load('/'),
        file: load(`/assets/${name}`),
        'page, compressed': load('/', gzip),
        'file, compressed': load(`/assets/${name}`, gzip),
        // Nobody has been at this address before, so the page is made anew.
        'page made anew': httpLoad({
          url: app.url,
          connections,
          nextRequest: () => ({ method: 'GET', path: `/?visit=${randomUUID()}` }),
        }),
      };
      const { figuresOf, throughputRatio, latencyRatio } = await compareSideBySide(contestants, {
        seconds: 2,
        between: () => untilIdle(app.url),
      });
      return [
        { name: 'page size', value: Buffer.byteLength(page) / 1024, unit: 'KiB' },
        ...figuresOf('page', 'page'),
        ...figuresOf('file', 'file'),
        ...figuresOf('page, compressed', 'page, compressed'),
        ...figuresOf('file, compressed', 'file, compressed'),
        ...figuresOf('page made anew', 'page made anew'),
        { name: 'page ÷ file, rate', value: throughputRatio('page', 'file'), unit: 'ratio' },
        { name: 'page ÷ file, p50', value: latencyRatio('page', 'file'), unit: 'ratio' },
        {
          name: 'page ÷ file, compressed, rate',
          value: throughputRatio('page, compressed', 'file, compressed'),
          unit: 'ratio',
        },
        {
          name: 'page made anew ÷ file, rate',
          value: throughputRatio('page made anew', 'file'),
          unit: 'ratio',
        },
      ];
    } finally {
      await rm(file, { force: true });
      await rm(`${file}.gz`, { force: true });
    }
  },
};

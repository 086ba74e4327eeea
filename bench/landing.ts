import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkoutDir } from '#tests/processes/app-process.ts';
import type { Benchmark, Figure } from './harness/figures.ts';
import { httpLoad } from './harness/http-load.ts';
import { findNginx, startNginx } from './harness/nginx.ts';
import { cpuOfPage, type OwnPage, requireUncached, signedIn } from './harness/own-page.ts';
import { type Contestant, compareSideBySide } from './harness/side-by-side.ts';
import { startProduct } from './harness/started-product.ts';
import { untilIdle } from './harness/until-idle.ts';

const connections = 16;
const gzip = { 'accept-encoding': 'gzip' };

/**
 * The landing page for visitors against a file of its size, from the same server and from nginx; and pages that are
 * made anew for each reader.
 */
export const landing: Benchmark = {
  about:
    'the landing page for visitors, and pages made anew, against a static file; also from nginx',
  async run(report) {
    const product = await startProduct();
    const { app } = product;
    const page = await (await fetch(app.url)).text();
    const zipped = gzipSync(page);
    report(`page of ${Buffer.byteLength(page)} bytes, ${connections} connections`);
    const name = `bench-${process.pid}.html`;
    const file = join(checkoutDir, 'dist/client/assets', name);
    const ownPages: OwnPage[] = [
      { name: 'sign-in page made anew', path: '/auth?mode=signin', headers: {} },
      {
        name: 'Find Consultants made anew',
        path: '/find-consultants',
        headers: await signedIn(product, 'client@demo.test'),
      },
    ];
    for (const own of ownPages) await requireUncached(app.url, own);
    const nginxProgram = findNginx();
    if (!nginxProgram) report('nginx is not installed here: its ratios are left out');
    const nginx = nginxProgram
      ? await startNginx(nginxProgram, { name, content: page, zipped })
      : undefined;
    try {
      await writeFile(file, page);
      await writeFile(`${file}.gz`, zipped);
      const load = (url: string, headers: Record<string, string> = {}) =>
        httpLoad({ url, connections, headers });
      const fileUrl = `${app.url}/assets/${name}`;
      const contestants: Record<string, Contestant> = {
        page: load(app.url),
        file: load(fileUrl),
        'page, compressed': load(app.url, gzip),
        'file, compressed': load(fileUrl, gzip),
        ...(nginx && { nginx: load(nginx.url), 'nginx, compressed': load(nginx.url, gzip) }),
        ...Object.fromEntries(
          ownPages.map(({ name, path, headers }) => [name, load(`${app.url}${path}`, headers)]),
        ),
      };
      const cpu: Figure[] = [];
      for (const own of ownPages) cpu.push(...(await cpuOfPage(product, own)));
      const { figuresOf, throughputRatio, latencyRatio } = await compareSideBySide(contestants, {
        seconds: 2,
        between: () => untilIdle(app.url),
      });
      const ratio = (of: string, to: string): Figure => ({
        name: `${of} ÷ ${to}, rate`,
        value: throughputRatio(of, to),
        unit: 'ratio',
      });
      return [
        { name: 'page size', value: Buffer.byteLength(page) / 1024, unit: 'KiB' },
        { name: 'page size, compressed', value: zipped.length / 1024, unit: 'KiB' },
        ...Object.keys(contestants).flatMap((contestant) => figuresOf(contestant, contestant)),
        ratio('page', 'file'),
        { name: 'page ÷ file, p50', value: latencyRatio('page', 'file'), unit: 'ratio' },
        ratio('page, compressed', 'file, compressed'),
        ...ownPages.map(({ name: own }) => ratio(own, 'file')),
        ...cpu,
        ...(nginx ? [ratio('page', 'nginx'), ratio('page, compressed', 'nginx, compressed')] : []),
      ];
    } finally {
      await nginx?.stop();
      await rm(file, { force: true });
      await rm(`${file}.gz`, { force: true });
    }
  },
};

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectable, profile } from './harness/cpu-profile.ts';
import type { Benchmark } from './harness/figures.ts';
import { flameGraph } from './harness/flame-graph.ts';
import { signedIn } from './harness/own-page.ts';
import { signedInRequests } from './harness/signed-in-requests.ts';
import { startProduct } from './harness/started-product.ts';

const folder = join(import.meta.dirname, 'flame-graphs');
/** The compiler has seen enough of a kind by then. */
const warmUps = 300;
const asked = 500;

/** Not a measurement: where the processor's time of each kind of request goes, drawn into `bench/flame-graphs/`. */
export const flameGraphs: Benchmark = {
  about:
    'not a measurement: draws where the time of each kind of request goes, as SVG in bench/flame-graphs',
  async run(report) {
    const product = await startProduct(inspectable, { keepOutput: true });
    const { app } = product;
    await mkdir(folder, { recursive: true });
    for (const { name, path, as } of signedInRequests) {
      const headers = await signedIn(product, as);
      const ask = async (times: number): Promise<void> => {
        for (let n = 0; n < times; n += 1) {
          await (await fetch(`${app.url}${path}`, { headers })).arrayBuffer();
        }
      };
      await ask(warmUps);
      const seen = await profile(app, () => ask(asked));
      const file = join(folder, `${name.toLowerCase().replaceAll(' ', '-')}.svg`);
      await writeFile(file, flameGraph(seen, `${path}, ${asked} requests one after the other`));
      report(`${name}: ${file}`);
    }
    return [];
  },
};

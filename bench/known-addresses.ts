import pg from 'pg';
import { addressFlows, answerWithout, newAddress } from '#tests/support/address-flows.ts';
import { type Benchmark, type Figure, median } from './harness/figures.ts';
import { startProduct } from './harness/started-product.ts';

const pairs = 500;

/** The four public flows that take an address: does an answer, or its time, reveal whether it has an account? */
export const knownAddresses: Benchmark = {
  about: `sign-in, sign-up, resend and reset of ${pairs} pairs of a known and an unknown address: answers and medians`,
  longestRunMs: 40 * 60_000,
  async run(report) {
    const { app, publicUrl, connectionString } = await startProduct({ LOG_LEVEL: 'warn' });
    const client = new pg.Client({ connectionString });
    await client.connect();
    const post = (path: string, fields: object): Promise<Response> =>
      fetch(`${app.url}/auth/v1${path}`, {
        method: 'POST',
        headers: { origin: publicUrl, 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      });
    const flows = addressFlows({ post, query: (text, values) => client.query(text, values) });
    const figures: Figure[] = [];
    for (const [name, { path, known, fieldsOf }] of Object.entries(flows)) {
      report(name);
      const took = { known: [] as number[], unknown: [] as number[] };
      let different = 0;
      for (let pair = 0; pair < pairs; pair += 1) {
        const addresses = { known: await known(), unknown: newAddress() };
        await client.query('truncate rate_limits');
        const answers = new Set<string>();
        // Each is asked first in every other pair.
        for (const which of pair % 2 === 0
          ? (['known', 'unknown'] as const)
          : (['unknown', 'known'] as const)) {
          const started = performance.now();
          const response = await post(path, fieldsOf(addresses[which]));
          took[which].push(performance.now() - started);
          answers.add(JSON.stringify(await answerWithout(response)));
        }
        if (answers.size > 1) different += 1;
      }
      const gap = Math.abs(median(took.known) - median(took.unknown));
      figures.push(
        { name: `${name}: answers that differ`, value: different, unit: 'count' },
        { name: `${name}: known, p50`, value: median(took.known), unit: 'ms' },
        { name: `${name}: medians apart`, value: gap, unit: 'ms' },
      );
    }
    await client.end();
    return figures;
  },
};

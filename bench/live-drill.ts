import { runLiveDrill } from '#tests/processes/live/live-drill.ts';
import { type Benchmark, type Figure, median, percentile } from './harness/figures.ts';

/** Two hundred streams: twenty clients with eight consultants each, and twenty who have nothing to hear. */
const size = {
  ...{ circles: 20, consultants: 8, strangers: 20 },
  ...{ messages: 10_000, killsOfNode: 5 },
};

/** Ten kills amid ten thousand messages to two hundred who listen, over connections that are cut. */
export const liveDrill: Benchmark = {
  about: '200 streams on two nodes, 20 writers, 10,000 messages, ten kills, all connections cut',
  longestRunMs: 60 * 60_000,
  async run(report) {
    const drill = await runLiveDrill(size, report);
    for (const what of [...drill.lost, ...drill.disordered, ...drill.strays, ...drill.refused]) {
      report(what);
    }
    const counts: [string, number][] = [
      ['streams', drill.streams],
      ['kills', drill.kills],
      ['connections cut', drill.cuts],
      ['streams opened', drill.opened],
      ['acknowledged', drill.acknowledged],
      ['sent again without an answer', drill.unanswered],
      ['refused', drill.refused.length],
      ['deliveries', drill.deliveries],
      ['lost', drill.lost.length],
      ['doubled', drill.doubled],
      ['in another order', drill.disordered.length],
      ['to the wrong user', drill.strays.length],
      ['streams that ended', drill.ended],
      ['asked for everything ÷ streams', drill.resyncs / drill.streams],
    ];
    return [
      ...counts.map(([name, value]): Figure => ({ name, value, unit: 'count' })),
      { name: 'acknowledged to read, p50', value: median(drill.delays), unit: 'ms' },
      { name: 'acknowledged to read, p95', value: percentile(drill.delays, 0.95), unit: 'ms' },
      { name: 'acknowledged to read, longest', value: percentile(drill.delays, 1), unit: 'ms' },
    ];
  },
};

import type { Benchmark } from '../harness/figures.ts';
import { startProduct } from '../harness/started-product.ts';
import { fillWithConversations } from './filled-conversations.ts';
import { measureIdleStreams } from './idle-streams.ts';
import { measurePages } from './pages.ts';
import { measureSending } from './sending.ts';

/** A thousand streams: those of clients who write, and of consultants whom they write to. */
const sessions = { clients: 500, consultants: 500 };

/** Conversations at a million messages: reads, sends, and the cost of open streams for all users. */
export const messages: Benchmark = {
  about:
    'inbox, thread page and sending at 1,000,000 messages, against bare statements; 1,000 open streams',
  longestRunMs: 30 * 60_000,
  async run(report) {
    const product = await startProduct();
    report('1,000,000 messages are made');
    const filled = await fillWithConversations(product.connectionString, sessions);
    return [
      { name: 'messages', value: filled.messages, unit: 'count' },
      // First, while the process has not grown by anything else.
      ...(await measureIdleStreams(product, filled, report)),
      ...(await measurePages(product, filled, report)),
      ...(await measureSending(product, filled, report)),
    ];
  },
};

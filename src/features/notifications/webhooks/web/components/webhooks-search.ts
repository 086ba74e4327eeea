import { readParameters } from '#lib/api/read-parameters.ts';
import type { WebhooksSearch } from '../queries.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads what an address says of the log that is open; what makes no sense is left out. */
export const readWebhooksSearch = ({ log, show }: Record<string, unknown>): WebhooksSearch =>
  readParameters<WebhooksSearch>(['log', 'show'], {
    ...(typeof log === 'string' && uuid.test(log) ? { log } : {}),
    ...(show === 'failed' ? { show } : {}),
  });

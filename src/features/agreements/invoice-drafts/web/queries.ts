import { featureClient } from '#lib/api/client.ts';
import type { invoiceDraftsContract } from '../contract.ts';

export const invoiceDraftsApi = featureClient<typeof invoiceDraftsContract>('invoiceDrafts');

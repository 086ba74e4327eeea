import { featureClient } from '#lib/api/client.ts';
import type { companyMergesContract } from '../contract.ts';

export const companyMergesApi = featureClient<typeof companyMergesContract>('companies');

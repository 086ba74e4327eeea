import { featureClient } from '#lib/api/client.ts';
import type { companySuspensionsContract } from '../contract.ts';

export const companySuspensionsApi = featureClient<typeof companySuspensionsContract>('companies');

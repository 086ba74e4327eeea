import { featureClient } from '#lib/api/client.ts';
import type { dealApprovalsContract } from '../contract/operations.ts';

export const dealApprovalsApi = featureClient<typeof dealApprovalsContract>('dealApprovals');

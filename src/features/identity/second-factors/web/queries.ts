import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { factorsContract } from '../contract.ts';

export const factorsApi = featureClient<typeof factorsContract>('factors');

/** The own second factors. */
export const factorsQuery = queryOptions({
  queryKey: ['factors', 'own'],
  queryFn: () => factorsApi.list(),
});

/** Proves a factor by a code: the server asks for a challenge first. */
export async function proveFactor(factorId: string, code: string): Promise<void> {
  const challenge = await factorsApi.challenge({ factorId });
  await factorsApi.verify({ factorId, challenge_id: challenge.id, code });
}

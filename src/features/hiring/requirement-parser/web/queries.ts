import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { briefsContract } from '../contract.ts';

export const briefsApi = featureClient<typeof briefsContract>('briefs');

/** What a text says of a project. */
export const briefQuery = (text: string) =>
  queryOptions({
    queryKey: ['briefs', text],
    queryFn: () => briefsApi.read({ text }),
    // A day later "until Christmas" is another time.
    staleTime: 60_000,
  });

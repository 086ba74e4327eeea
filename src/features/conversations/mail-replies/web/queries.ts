import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { mailRepliesContract } from '../contract.ts';

export const mailRepliesApi = featureClient<typeof mailRepliesContract>('mailReplies');

/** The own replies by mail that wait in a conversation; fetched anew whenever the conversation changes. */
export const waitingRepliesQuery = (threadId: string) =>
  queryOptions({
    queryKey: ['threads', 'mail-replies', threadId],
    queryFn: () => mailRepliesApi.listWaiting({ threadId }),
  });

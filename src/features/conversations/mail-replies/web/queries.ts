import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { mailRepliesContract } from '../contract.ts';

export const mailRepliesApi = featureClient<typeof mailRepliesContract>('mailReplies');

/** A conversation, or a person without one. */
export type RepliesPlace = { threadId: string } | { personId: string };

/** The own replies by mail that wait there; fetched anew whenever the conversation changes. */
export const waitingRepliesQuery = (place: RepliesPlace) =>
  queryOptions({
    queryKey: ['threads', 'mail-replies', place],
    queryFn: () =>
      'threadId' in place
        ? mailRepliesApi.listWaiting(place)
        : mailRepliesApi.listWaitingFor(place),
  });

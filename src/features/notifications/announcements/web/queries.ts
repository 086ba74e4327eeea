import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { AnnouncementView, announcementsContract, DeliveryView } from '../contract.ts';
import type { RecipientType } from '../rules/announcement-form.ts';

export const announcementsApi = featureClient<typeof announcementsContract>('announcements');

/** How many people a blast reaches, and whom it may be from. */
export const audienceQuery = queryOptions({
  queryKey: ['mail-blasts', 'audience'],
  queryFn: () => announcementsApi.getAudience(),
});

/** One of those a blast would reach. */
export const recipientQuery = (recipientType: RecipientType, position: number) =>
  queryOptions({
    queryKey: ['mail-blasts', 'recipient', recipientType, position],
    queryFn: () => announcementsApi.getRecipient({ recipientType, position }),
  });

/** Milliseconds between looks at a blast that moves. */
const lookEvery = 1000;
const isMoving = ({ state, counts }: AnnouncementView): boolean =>
  state === 'sending' || counts.sending > 0;

/** All blasts, newest first, page by page; looked at again and again while one of them is sent. */
export const announcementsQuery = {
  ...pagedQuery(['mail-blasts', 'list'], (start) => announcementsApi.list({ ...start, limit: 10 })),
  refetchInterval: (query: {
    state: { data?: { pages: readonly { items: readonly AnnouncementView[] }[] } | undefined };
  }) => (query.state.data?.pages.some(({ items }) => items.some(isMoving)) ? lookEvery : false),
};

/** The mails of a blast that are to be looked at, page by page. */
export const deliveriesQuery = (
  blastId: string,
  status: Extract<DeliveryView['status'], 'failed' | 'uncertain' | 'skipped'>,
) =>
  pagedQuery(['mail-blasts', 'deliveries', blastId, status], (start) =>
    announcementsApi.listDeliveries({ blastId, status, ...start }),
  );

import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { mailPreviewsContract } from '../contract.ts';

const mailPreviewsApi = featureClient<typeof mailPreviewsContract>('mailPreviews');

/** Every mail by name. */
export const mailPreviewsQuery = queryOptions({
  queryKey: ['mail-previews'],
  queryFn: () => mailPreviewsApi.list(),
});

/** One mail, with sample data. */
export const mailPreviewQuery = (name: string) =>
  queryOptions({
    queryKey: ['mail-previews', name],
    queryFn: () => mailPreviewsApi.get({ name }),
  });

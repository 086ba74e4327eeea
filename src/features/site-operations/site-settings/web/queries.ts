import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { siteSettingsContract } from '../contract.ts';

export const siteSettingsApi = featureClient<typeof siteSettingsContract>('siteSettings');

/** Everything that an admin can set for the site. */
export const siteSettingsQuery = queryOptions({
  queryKey: ['site-settings'],
  queryFn: () => siteSettingsApi.get(),
});

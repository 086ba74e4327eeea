import type { QueryClient } from '@tanstack/react-query';
import { consultantPreviewQuery } from '../../queries.ts';

/**
 * Has the preview ready when the server renders the page. In the browser it only sets off: the page is
 * shown at once, and skeletons stand in for the cards. A failure is the preview's to show.
 */
export async function preloadConsultantPreview(queryClient: QueryClient): Promise<void> {
  const loading = queryClient.prefetchQuery(consultantPreviewQuery);
  if (typeof window === 'undefined') await loading;
}

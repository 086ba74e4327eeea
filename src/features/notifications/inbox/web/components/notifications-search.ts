import { readParameters } from '#lib/api/read-parameters.ts';
import { topics } from '../../rules/topics.ts';
import type { NotificationsSearch } from '../queries.ts';

/** Reads what an address says of the list of notifications; what makes no sense is left out. */
export function readNotificationsSearch({
  show,
  topic,
}: Record<string, unknown>): NotificationsSearch {
  const known = topics.find((each) => each === topic);
  return readParameters<NotificationsSearch>(['show', 'topic'], {
    ...(show === 'unread' ? { show } : {}),
    ...(known ? { topic: known } : {}),
  });
}

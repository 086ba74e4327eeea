import { useQuery } from '@tanstack/react-query';
import { Badge } from '#ui/primitives/badge.tsx';
import { waitingCountQuery } from '../queries.ts';

/** How many credentials wait for a check; nothing while there is none. */
export function WaitingCredentials() {
  const { data } = useQuery(waitingCountQuery);
  if (!data?.waiting) return null;
  return <Badge tone="info">{data.waiting} waiting</Badge>;
}

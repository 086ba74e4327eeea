import { useQuery } from '@tanstack/react-query';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { pausedQuery } from '../queries.ts';

/** That everything that goes out is held since a restore; nothing while it is not. */
export function PausedBanner() {
  const query = useQuery(pausedQuery);
  if (query.isLoadingError) return <PartFailed what="Whether anything is held" query={query} />;
  if (!query.data?.held) return null;
  const { backupMadeAt, waiting } = query.data.held;
  return (
    <Banner tone="warning" title="Nothing goes out of this site" className="mb-6">
      It was restored from the backup of <DateText value={backupMadeAt} />, so mails and payments
      are held: {waitingWords(waiting)}. The operator reads what they are and lets them out with{' '}
      <code>npm run admin -- release-held</code>.
    </Banner>
  );
}

function waitingWords(waiting: number): string {
  if (waiting === 0) return 'nothing waits yet';
  return waiting === 1
    ? '1 background job waits'
    : `${waiting.toLocaleString('en-US')} background jobs wait`;
}

import { useQuery } from '@tanstack/react-query';
import { MessageSquareReply } from 'lucide-react';
import { hoursInWords } from '#features/site-settings/rules/shown-claims.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Explanation } from '#ui/primitives/explanation.tsx';
import type { ClientFigures as Figures } from '../../contract.ts';
import { soonDays } from '../../rules/figures.ts';
import { clientFiguresQuery } from '../queries.ts';

interface ClientFiguresProps {
  /** All projects that are shown: their clients are measured in one question. */
  projectIds: readonly string[];
  projectId: string;
}

/** How the client of a project answers, in one line with how it was measured; nothing while that is not known. */
export function ClientFigures({ projectIds, projectId }: ClientFiguresProps) {
  const figures = useQuery(clientFiguresQuery(projectIds)).data?.[projectId];
  return figures ? <FiguresLine figures={figures} /> : null;
}

/** The same by itself, for somebody who thinks of applying. */
export function ClientFiguresCard({ projectId }: { projectId: string }) {
  const query = useQuery(clientFiguresQuery([projectId]));
  if (query.isLoadingError) return <PartFailed what="How this client answers" query={query} />;
  const figures = query.data?.[projectId];
  if (!figures) return null;
  return (
    <Card>
      <CardTitle>How this client answers</CardTitle>
      <FiguresLine figures={figures} />
    </Card>
  );
}

function FiguresLine({ figures }: { figures: Figures }) {
  return (
    <div className="flex items-center gap-2 text-sm text-ink-muted">
      <MessageSquareReply aria-hidden="true" className="size-4 shrink-0" />
      <span>{wordsFor(figures)}</span>
      <Explanation title="How this client answers">
        <Definition figures={figures} />
      </Explanation>
    </div>
  );
}

function wordsFor({ cases, answeredSoon, medianHours }: Figures): string {
  const said = [
    medianHours === null ? null : `First answer after ${hoursInWords(medianHours)}`,
    answeredSoon === null
      ? null
      : `${Math.round((100 * answeredSoon) / cases)}% answered within ${soonDays} days`,
  ].filter((part) => part !== null);
  return said.length > 0 ? said.join(' · ') : 'Not enough answers yet';
}

/** What the figures are about, and of how many cases. */
function Definition({
  figures: { cases, answered, answeredSoon, medianHours },
}: {
  figures: Figures;
}) {
  return (
    <div className="flex flex-col gap-2">
      <p>
        Measured over the applications to all projects of this client in the last 12 months that are
        at least {soonDays} days old: {cases === 1 ? '1 application' : `${cases} applications`}.
        Withdrawn ones do not count.
      </p>
      {answeredSoon !== null && (
        <p>
          Answered within {soonDays} days: {answeredSoon} of {cases}.
        </p>
      )}
      {medianHours !== null && (
        <p>The time to a first answer is the median of the {answered} that were answered.</p>
      )}
      {(answeredSoon === null || medianHours === null) && (
        <p>Below five cases a figure says nothing, so none is shown.</p>
      )}
      <p>
        An answer is to accept, to decline, to choose somebody else, or to cancel the project. An
        application that ended because nobody answered has none.
      </p>
    </div>
  );
}

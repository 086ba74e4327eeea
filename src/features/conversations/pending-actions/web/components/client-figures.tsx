import { useQuery } from '@tanstack/react-query';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import type { AnswerFigures } from '../../contract.ts';
import { soonDays } from '../../rules/figures.ts';
import { clientFiguresQuery } from '../queries.ts';
import { FiguresLine, FiguresToCome } from './figures-line.tsx';

interface ClientFiguresProps {
  /** The projects of one page of a list: their clients are measured in one question. */
  projectIds: readonly string[];
  projectId: string;
}

/** How the client of a project answers, in one line with how it was measured; nothing while that is not known. */
export function ClientFigures({ projectIds, projectId }: ClientFiguresProps) {
  const { data, isPending } = useQuery(clientFiguresQuery(projectIds));
  if (isPending) return <FiguresToCome />;
  const figures = data?.[projectId];
  return figures ? <ClientLine figures={figures} /> : null;
}

/** The same alone, for a consultant who thinks of applying. */
export function ClientFiguresCard({ projectId }: { projectId: string }) {
  const query = useQuery(clientFiguresQuery([projectId]));
  if (query.isLoadingError) return <PartFailed what={title} query={query} />;
  const figures = query.data?.[projectId];
  if (!figures) return null;
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <ClientLine figures={figures} />
    </Card>
  );
}

const title = 'How this client answers';

function ClientLine({ figures }: { figures: AnswerFigures }) {
  const { cases } = figures;
  return (
    <FiguresLine
      figures={figures}
      title={title}
      measured={
        <>
          Measured over the applications to all projects of this client, and the times for a call
          that consultants proposed to them, in the last 12 months that are at least {soonDays} days
          old: {cases === 1 ? '1 case' : `${cases} cases`}. Withdrawn ones do not count.
        </>
      }
      answer="An answer is to accept, to decline, to choose another consultant, or to cancel the project; of times for a call, to pick one, to decline, or to propose others. An application that ended without an answer has none."
    />
  );
}

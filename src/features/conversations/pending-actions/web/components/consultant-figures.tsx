import { useQuery } from '@tanstack/react-query';
import { useRowQuery } from '#lib/api/use-row-query.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import type { AnswerFigures } from '../../contract.ts';
import { soonDays } from '../../rules/figures.ts';
import { consultantFiguresQuery } from '../queries.ts';
import { FiguresLine, FiguresToCome } from './figures-line.tsx';

interface ConsultantFiguresProps {
  /** The consultants of one page of a list: they are measured in one question. */
  consultantIds: readonly string[];
  consultantId: string;
}

const title = 'How this consultant answers';

/** How a consultant answers clients, in one line with how it was measured; nothing while that is not known. */
export function ConsultantFigures({ consultantIds, consultantId }: ConsultantFiguresProps) {
  const { data, isPending } = useRowQuery(consultantFiguresQuery(consultantIds));
  if (isPending) return <FiguresToCome />;
  const figures = data?.[consultantId];
  return figures ? <ConsultantLine figures={figures} /> : null;
}

/** The same for one consultant alone, which says when it could not be loaded. */
export function OwnFigures({ consultantId }: Pick<ConsultantFiguresProps, 'consultantId'>) {
  const query = useQuery(consultantFiguresQuery([consultantId]));
  if (query.isLoadingError) return <PartFailed what={title} query={query} />;
  const figures = query.data?.[consultantId];
  return figures ? <ConsultantLine figures={figures} /> : null;
}

/** The same in a card of its own, for a client who decides on an application. */
export function ConsultantFiguresCard({
  consultantId,
}: Pick<ConsultantFiguresProps, 'consultantId'>) {
  const query = useQuery(consultantFiguresQuery([consultantId]));
  if (query.isLoadingError) return <PartFailed what={title} query={query} />;
  const figures = query.data?.[consultantId];
  if (!figures) return null;
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <ConsultantLine figures={figures} />
    </Card>
  );
}

function ConsultantLine({ figures }: { figures: AnswerFigures }) {
  const { cases } = figures;
  return (
    <FiguresLine
      figures={figures}
      title={title}
      measured={
        <>
          Measured over the invitations, first messages and times for a call from clients in the
          last 12 months that are at least {soonDays} days old:{' '}
          {cases === 1 ? '1 case' : `${cases} cases`}. Withdrawn ones do not count, nor unanswered
          invitations whose project was taken or closed within {soonDays} days.
        </>
      }
      answer="An answer is to write back, to apply, to decline, or to pick a time or propose others. An invitation that ended without an answer has none."
    />
  );
}

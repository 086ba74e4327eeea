import { useQuery } from '@tanstack/react-query';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import type { AnswerFigures } from '../../contract.ts';
import { soonDays } from '../../rules/figures.ts';
import { consultantFiguresQuery } from '../queries.ts';
import { FiguresLine } from './figures-line.tsx';

interface ConsultantFiguresProps {
  /** All consultants who are shown: they are measured in one question. */
  consultantIds: readonly string[];
  consultantId: string;
}

const title = 'How this consultant answers';

/** How a consultant answers clients, in one line with how it was measured; nothing while that is not known. */
export function ConsultantFigures({ consultantIds, consultantId }: ConsultantFiguresProps) {
  const figures = useQuery(consultantFiguresQuery(consultantIds)).data?.[consultantId];
  return figures ? <ConsultantLine figures={figures} /> : null;
}

/** The same for one consultant alone, which says when it could not be loaded. */
export function OwnFigures({ consultantId }: Pick<ConsultantFiguresProps, 'consultantId'>) {
  const query = useQuery(consultantFiguresQuery([consultantId]));
  if (query.isLoadingError) return <PartFailed what={title} query={query} />;
  const figures = query.data?.[consultantId];
  return figures ? <ConsultantLine figures={figures} /> : null;
}

function ConsultantLine({ figures }: { figures: AnswerFigures }) {
  const { cases } = figures;
  return (
    <FiguresLine
      figures={figures}
      title={title}
      measured={
        <>
          Measured over the invitations and first messages from clients in the last 12 months that
          are at least {soonDays} days old: {cases === 1 ? '1 of them' : `${cases} of them`}.
          Withdrawn ones do not count.
        </>
      }
      answer="An answer is to write back, to apply, or to decline. An invitation that ended because nobody answered has none."
    />
  );
}

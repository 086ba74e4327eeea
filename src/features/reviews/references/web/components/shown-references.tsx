import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { shownReferencesQuery } from '../queries.ts';

interface ShownReferencesProps {
  consultantId: string;
  /** The way to report a reference to the admins. */
  report?: (referenceId: string) => ReactNode;
}

/** What former clients from outside confirm of a consultant; nothing where there is none. */
export function ShownReferences({ consultantId, report }: ShownReferencesProps) {
  const query = useQuery(shownReferencesQuery(consultantId));
  if (query.isLoadingError) return <PartFailed what="The references" query={query} />;
  if (!query.data || query.data.items.length === 0) return null;
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <CardTitle>References</CardTitle>
        <Badge>Reference, not a deal here</Badge>
      </div>
      <p className="text-ink-muted">
        From former clients whom the consultant has named. They confirmed by e-mail. References do
        not count in a rating.
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {query.data.items.map(({ id, name, companyName, project, role, words, confirmedAt }) => (
          <li key={id} className="flex flex-col gap-2 py-4">
            <p className="font-semibold wrap-anywhere text-ink">{project}</p>
            <p className="wrap-anywhere whitespace-pre-line">{words}</p>
            <p className="text-sm wrap-anywhere text-ink-muted">
              {name}, {role}, {companyName} · <DateText value={confirmedAt} />
            </p>
            {report && <div className="self-start">{report(id)}</div>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

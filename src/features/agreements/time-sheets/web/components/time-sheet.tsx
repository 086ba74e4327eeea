import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { InvoiceDraft } from '#features/agreements/invoice-drafts/web/components/invoice-draft.tsx';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { DealSheet } from '../../contract.ts';
import { amountInWords } from '../../rules/amounts.ts';
import { mondaysBetween } from '../../rules/weeks.ts';
import { dealSheetQuery } from '../queries.ts';
import { WeekItem } from './week-item.tsx';

// The forms are fetched when they are opened.
const SheetForm = lazy(async () => ({ default: (await import('./sheet-form.tsx')).SheetForm }));
const WeekForm = lazy(async () => ({ default: (await import('./week-form.tsx')).WeekForm }));

/** The time sheet of a deal, and what the own side can do about it. */
export function TimeSheet({ applicationId }: { applicationId: string }) {
  const query = useQuery(dealSheetQuery(applicationId));
  if (query.isPending) return <Skeleton className="h-16 w-full" />;
  if (query.isLoadingError || !query.data)
    return <PartFailed what="The time sheet" query={query} />;
  const { sheet, canSet } = query.data;
  return (
    <div className="flex flex-col gap-3">
      {!sheet && (
        <p className="text-ink-muted">
          {canSet
            ? 'Switch on a time sheet, and the consultant submits their time week by week.'
            : 'There is no time sheet.'}
        </p>
      )}
      {sheet && <Totals sheet={sheet} />}
      <Acts applicationId={applicationId} deal={query.data} />
      {sheet?.weeks.some(({ entries }) => entries.length > 0) && (
        <p className="flex flex-wrap gap-x-4">
          {(['csv', 'pdf'] as const).map((ending) => (
            <a
              key={ending}
              href={`/time-sheets/${applicationId}.${ending}`}
              download
              className="text-link underline underline-offset-4"
            >
              Download as {ending.toUpperCase()}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

function Totals({ sheet }: { sheet: NonNullable<DealSheet['sheet']> }) {
  const { unit, cap, submitted, approved } = sheet;
  const used = submitted + approved;
  return (
    <>
      <p>
        Approved: {amountInWords(unit, approved)}. Waits for approval:{' '}
        {amountInWords(unit, submitted)}.{cap !== null && ` Cap: ${amountInWords(unit, cap)}.`}
      </p>
      {cap !== null && used >= cap * 0.8 && (
        <Banner tone="warning">
          {used >= cap ? 'The cap is reached.' : '80 % of the cap is reached.'}
        </Banner>
      )}
    </>
  );
}

function Acts({ applicationId, deal }: { applicationId: string; deal: DealSheet }) {
  const { sheet, days, canSet } = deal;
  const [isSetting, setIsSetting] = useState(false);
  const [written, setWritten] = useState<string | null>(null);
  const mondays = days ? mondaysBetween(days.first, days.last) : [];
  const title = sheet ? 'Change Cap' : 'Switch On Time Sheet';
  return (
    <>
      {canSet && (
        <Button
          className="self-start"
          variant="secondary"
          size="sm"
          onClick={() => setIsSetting(true)}
        >
          {title}
        </Button>
      )}
      {days && (
        <Button
          className="self-start"
          variant="secondary"
          size="sm"
          onClick={() => setWritten(mondays[0] ?? null)}
        >
          Enter Time
        </Button>
      )}
      {sheet && deal.invoiceDraft && (
        <InvoiceDraft
          applicationId={applicationId as ApplicationId}
          billed={{
            ...{ unit: sheet.unit, agreedRateUsd: deal.invoiceDraft.agreedRateUsd },
            mondays: sheet.weeks
              .filter(({ state }) => state === 'approved')
              .map(({ startsOn }) => startsOn),
          }}
        />
      )}
      {sheet && sheet.weeks.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {sheet.weeks.map((week) => (
            <WeekItem
              key={week.id}
              week={week}
              unit={sheet.unit}
              onEdit={() => setWritten(week.startsOn)}
            />
          ))}
        </ul>
      )}
      <Dialog
        title={title}
        description="The consultant submits weeks. You, a colleague who hires, or finance approves them."
        open={isSetting}
        onOpenChange={setIsSetting}
      >
        <Suspense>
          {isSetting && (
            <SheetForm
              applicationId={applicationId as ApplicationId}
              sheet={sheet}
              onEnd={() => setIsSetting(false)}
            />
          )}
        </Suspense>
      </Dialog>
      <Dialog
        title="Enter your time"
        description="The client reads it once you submit the week."
        open={written !== null}
        onOpenChange={(isOpen) => !isOpen && setWritten(null)}
      >
        <Suspense>
          {written && sheet && days && (
            <WeekForm
              applicationId={applicationId as ApplicationId}
              unit={sheet.unit}
              days={days}
              mondays={mondays}
              weeks={sheet.weeks}
              startsOn={written}
              onChoose={setWritten}
              onEnd={() => setWritten(null)}
            />
          )}
        </Suspense>
      </Dialog>
    </>
  );
}

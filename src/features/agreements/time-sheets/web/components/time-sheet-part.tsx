import { TimeSheet } from './time-sheet.tsx';

/** The time sheet of a deal with its heading, on a page of one deal. */
export function TimeSheetPart({ applicationId }: { applicationId: string }) {
  const id = `time-sheet-${applicationId}`;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 id={id} className="font-semibold text-ink">
        Time sheet
      </h3>
      <TimeSheet applicationId={applicationId} />
    </section>
  );
}

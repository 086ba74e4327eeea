import { useState } from 'react';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { TimeSheet } from './time-sheet.tsx';

/** The time sheet of a deal for its consultant, among other deals: it is fetched when it is opened. */
export function TimeSheetDisclosure({ applicationId }: { applicationId: string }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Disclosure summary="Time sheet" onOpen={() => setWasOpened(true)}>
      {wasOpened && <TimeSheet applicationId={applicationId} />}
    </Disclosure>
  );
}

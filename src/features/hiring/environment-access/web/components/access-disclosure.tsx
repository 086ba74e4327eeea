import { useState } from 'react';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { AccessList } from './access-list.tsx';

/** The access list of a deal for its consultant, among other deals: it is fetched when it is opened. */
export function AccessDisclosure({ applicationId }: { applicationId: string }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Disclosure summary="Access to environments" onOpen={() => setWasOpened(true)}>
      {wasOpened && <AccessList applicationId={applicationId} own="consultant" />}
    </Disclosure>
  );
}

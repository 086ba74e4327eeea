import { Banner } from '#ui/primitives/banner.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { OwnApplication } from '../../contract.ts';

/** What has become of an application so far, and why. */
export function OwnApplicationOutcome({ application }: { application: OwnApplication }) {
  const { status, decidedAt, decisionReason, contact } = application;
  const on = decidedAt && (
    <>
      {' '}
      on <DateText value={decidedAt} />
    </>
  );

  switch (status) {
    case 'pending':
      return <p className="text-ink-muted">The client has not decided yet.</p>;
    case 'withdrawn':
      return <p className="text-ink-muted">You withdrew this application.</p>;
    case 'accepted':
      return (
        <Banner tone="success" title={<>The client accepted you{on}</>}>
          Agree on the next steps with {contact.contactName} directly.
        </Banner>
      );
    case 'rejected':
      return (
        <div className="text-ink-muted">
          <p>The client decided against this application{on}.</p>
          {decisionReason && (
            <p className="wrap-anywhere whitespace-pre-line">
              <span className="font-medium text-ink">Reason:</span> {decisionReason}
            </p>
          )}
        </div>
      );
  }
}

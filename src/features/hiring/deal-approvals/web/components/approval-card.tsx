import { useQueryClient } from '@tanstack/react-query';
import type { ReceivedApplication } from '#features/hiring/applications/contract/application-views.ts';
import { TermsList } from '#features/hiring/applications/web/components/terms-list.tsx';
import { refreshDeal } from '#features/hiring/offers/web/queries.ts';
import { formatWholeMoney } from '#lib/money/format.ts';
import { ActButton } from '#ui/feedback/act-button.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { DealApproval } from '../../contract/approval-view.ts';
import { toDealApprovalId } from '../../ids.ts';
import { refusalMaxLength } from '../../rules.ts';
import { dealApprovalsApi } from '../queries.ts';

const dollars = (amount: number): string => formatWholeMoney(amount, 'USD', 'en-US');

interface ApprovalCardProps {
  approval: DealApproval;
  application: ReceivedApplication;
}

/** What waits for an approval, with why and what to do about it; or that it was refused at last. */
export function ApprovalCard({ approval, application }: ApprovalCardProps) {
  if (approval.state === 'refused') return <Refused approval={approval} />;
  const { act, terms, askedBy, askedAt, message, wordsToOthers, validDays, can } = approval;
  const { name } = application.consultant;
  return (
    <section aria-labelledby="approval">
      <Card>
        <CardTitle id="approval">Waits for approval</CardTitle>
        <p className="wrap-anywhere">
          {askedBy ?? 'A former colleague'} would like to{' '}
          {act === 'acceptance' ? `accept ${name}` : `make ${name} an offer`} on these terms. Asked
          on <DateText value={askedAt} />.
        </p>
        <div className="grid items-start gap-6 sm:grid-cols-2">
          {terms ? <TermsList terms={terms} /> : <p>All terms are left open.</p>}
          <p>{whyOf(approval)}</p>
        </div>
        {validDays && <p>The offer stands for {validDays} days from the approval.</p>}
        {message && <Words label={`Message to ${name}`} text={message} />}
        {wordsToOthers && <Words label="Words to the other applicants" text={wordsToOthers} />}
        <p className="text-sm text-ink-muted">
          {name} reads that it is being approved, and nothing of the limit or of who decides.
        </p>
        {!can.decide && <p>An owner or a finance member of your company decides.</p>}
        {(can.decide || can.takeBack) && <Acts approval={approval} name={name} />}
      </Card>
    </section>
  );
}

const whyOf = ({ totalUsd, limitUsd }: DealApproval): string =>
  totalUsd === null
    ? `These terms name no total, and your company’s limit is ${dollars(limitUsd)}.`
    : `That comes to ${dollars(totalUsd)}. Your company’s limit is ${dollars(limitUsd)}.`;

const Words = ({ label, text }: { label: string; text: string }) => (
  <p className="wrap-anywhere whitespace-pre-line">
    <span className="font-medium text-ink">{label}:</span> {text}
  </p>
);

function Acts({ approval: { id, act, can }, name }: { approval: DealApproval; name: string }) {
  const queryClient = useQueryClient();
  const approvalId = toDealApprovalId(id);
  const common = {
    refresh: () => refreshDeal(queryClient),
    refusals: ['APPROVAL_STATE', 'NO_APPROVER', 'ROLE_NOT_ALLOWED', 'APPROVAL_NOT_FOUND'],
  };
  const isAcceptance = act === 'acceptance';
  return (
    <div className="flex flex-wrap gap-3">
      {can.decide && (
        <>
          <ActButton
            {...common}
            variant="primary"
            question={{
              title: isAcceptance ? `Approve that ${name} is accepted?` : 'Approve this offer?',
              description: isAcceptance
                ? 'The deal is made at once: the project is in progress, and all applicants are notified.'
                : 'It goes out at once, and binds when the consultant accepts it.',
              confirmLabel: 'Approve',
            }}
            send={(_, call) => dealApprovalsApi.approve({ approvalId }, call)}
            done={
              isAcceptance
                ? { title: 'Approved', description: `${name} is accepted, and will be notified.` }
                : { title: 'Approved', description: `The offer has gone out to ${name}.` }
            }
            refusals={[
              ...common.refusals,
              ...['ASKER_LEFT', 'APPLICATION_STATE', 'APPLICANT_SUSPENDED', 'TERMS_CHANGED'],
              ...['TERMS_UNCHANGED', 'OFFER_OPEN', 'OFFER_ELSEWHERE'],
            ]}
            failed="Failed to approve. Please try again."
          >
            Approve
          </ActButton>
          <ActButton
            {...common}
            question={{
              title: 'Refuse this?',
              description: 'Your colleague will be notified, and the consultant will not.',
              confirmLabel: 'Refuse',
              destructive: true,
              reason: {
                label: 'Reason',
                hint: 'Your colleague reads it.',
                maxLength: refusalMaxLength,
              },
            }}
            send={(reason, call) => dealApprovalsApi.refuse({ approvalId, reason }, call)}
            done={{ title: 'Refused', description: 'Your colleague will be notified.' }}
            failed="Failed to refuse. Please try again."
          >
            Refuse
          </ActButton>
        </>
      )}
      {can.takeBack && (
        <ActButton
          {...common}
          question={{
            title: 'Take this back?',
            description: 'The application is as it was before. No one is asked any more.',
            confirmLabel: 'Take Back',
            cancelLabel: 'Keep it',
          }}
          send={(_, call) => dealApprovalsApi.takeBack({ approvalId }, call)}
          done={{ title: 'Taken Back', description: 'The application is as it was before.' }}
          failed="Failed to take it back. Please try again."
        >
          Take Back
        </ActButton>
      )}
    </div>
  );
}

function Refused({ approval: { act, decidedBy, decidedAt, reason } }: { approval: DealApproval }) {
  return (
    <Banner
      tone="info"
      title={
        <>
          {decidedBy ?? 'A former colleague'} did not approve{' '}
          {act === 'acceptance' ? 'the acceptance' : 'the offer'}
          {decidedAt && (
            <>
              {' on '}
              <DateText value={decidedAt} />
            </>
          )}
        </>
      }
    >
      {reason && <p className="wrap-anywhere whitespace-pre-line">{reason}</p>}
      <p>The application is still pending.</p>
    </Banner>
  );
}

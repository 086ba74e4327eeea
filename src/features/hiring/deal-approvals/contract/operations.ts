import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { dealApprovalIdSchema } from '../ids.ts';
import { refusalMaxLength } from '../rules.ts';

const input = z.strictObject({ approvalId: dealApprovalIdSchema });
const nothing = z.object({});
const notFound = {
  APPROVAL_NOT_FOUND: { status: 404, message: 'There is no such question.' },
} as const;
const ended = {
  APPROVAL_STATE: {
    status: 409,
    message: 'This was approved, refused or taken back already, or the application has ended.',
  },
} as const;
const noApprover = {
  NO_APPROVER: { status: 403, message: 'Your role does not allow you to approve any more.' },
} as const;

/** What owners and finance members approve above the limit of their company. */
export const dealApprovalsContract = {
  approve: operation({
    method: 'POST',
    path: '/deal-approvals/{approvalId}/approve',
    access: 'approved-client',
    right: 'approve',
    summary:
      'Approve what a colleague agrees to: the application is accepted, or the offer goes out',
    description:
      'It is carried out as if it were decided now. What stands against it at this moment refuses it, and it goes on waiting.',
  })
    .input(input)
    .output(nothing)
    .errors({
      ...notFound,
      ...ended,
      ...noApprover,
      ASKER_LEFT: {
        status: 409,
        message: 'The member who asked may not hire for the company any more. Please refuse it.',
      },
      APPLICATION_STATE: { status: 409, message: 'This application has been decided already.' },
      APPLICANT_SUSPENDED: {
        status: 409,
        message: 'This consultant’s account is on hold at the moment. Nothing was approved.',
      },
      TERMS_CHANGED: {
        status: 409,
        message: 'The consultant has changed their terms meanwhile. Please refuse it.',
      },
      TERMS_UNCHANGED: {
        status: 409,
        message: 'The consultant proposes these very terms by now. Please refuse it.',
      },
      OFFER_OPEN: {
        status: 409,
        message: 'Another offer to this consultant waits for an answer. Withdraw it first.',
      },
      OFFER_ELSEWHERE: {
        status: 409,
        message: 'An offer to another applicant waits for an answer. Withdraw it first.',
      },
    }),

  refuse: operation({
    method: 'POST',
    path: '/deal-approvals/{approvalId}/refuse',
    access: 'approved-client',
    right: 'approve',
    summary: 'Refuse what a colleague agrees to; they are told the reason, the applicant nothing',
  })
    .input(input.extend({ reason: typedText().max(refusalMaxLength).default('') }))
    .output(nothing)
    .errors({ ...notFound, ...ended, ...noApprover }),

  takeBack: operation({
    method: 'POST',
    path: '/deal-approvals/{approvalId}/take-back',
    access: 'approved-client',
    summary: 'Take back what waits for an approval; the application is as it was before',
  })
    .input(input)
    .output(nothing)
    .errors({ ...notFound, ...ended }),
};

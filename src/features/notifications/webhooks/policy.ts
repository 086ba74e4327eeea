import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { OwnerSide } from './rules/event-types.ts';

/** Whose an endpoint is. */
export type WebhookOwner = { companyId: CompanyId } | { personId: UserId };

/** What a client adds is the company's that they act for; a consultant's is their own. */
export const ownerFor = ({ userType, userId, company }: CorrespondentViewer): WebhookOwner =>
  userType === 'client' ? { companyId: company.companyId } : { personId: userId };

/** On which side of deals an owner is. */
export const sideOf = (owner: WebhookOwner): OwnerSide =>
  'companyId' in owner ? 'client' : 'consultant';

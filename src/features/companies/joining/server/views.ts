import type { CompanyDomain, MembershipRequest } from '../contract.ts';
import { recordNameOf, recordTextOf } from '../rules/domain.ts';
import type { DomainRow } from './queries/domains.ts';
import type { RequestRow } from './queries/requests.ts';

/** What owners read of a domain of their company. */
export const viewDomain = ({ domainId, domain, token, verifiedAt }: DomainRow): CompanyDomain => ({
  domainId,
  domain,
  recordName: recordNameOf(domain),
  recordText: recordTextOf(token),
  isVerified: verifiedAt !== null,
});

/** What owners read of a user who asks to become a member. */
export const viewRequest = (request: RequestRow): MembershipRequest => ({
  requestId: request.requestId,
  firstName: request.firstName,
  lastName: request.lastName,
  email: request.email,
  askedAt: request.askedAt.toISOString(),
});

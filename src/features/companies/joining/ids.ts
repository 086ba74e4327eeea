import { z } from 'zod';

/** The id of a domain that a company has named; whether there is such a one is another question. */
export const companyDomainIdSchema = z.uuid().brand<'CompanyDomainId'>();
export type CompanyDomainId = z.output<typeof companyDomainIdSchema>;

/** The id of a request to become a member; whether there is such a one is another question. */
export const membershipRequestIdSchema = z.uuid().brand<'MembershipRequestId'>();
export type MembershipRequestId = z.output<typeof membershipRequestIdSchema>;

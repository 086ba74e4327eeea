import { z } from 'zod';
import { companyIdSchema, memberRoleSchema } from '#access/company-input.ts';
import { operation } from '#access/operation.ts';
import { companyDomainIdSchema, membershipRequestIdSchema } from './ids.ts';
import { domainName } from './rules/domain.ts';

const domainSchema = z.object({
  domainId: z.uuid(),
  domain: z.string(),
  /** The name and the text of the record that proves it. */
  recordName: z.string(),
  recordText: z.string(),
  isVerified: z.boolean(),
});
export type CompanyDomain = z.infer<typeof domainSchema>;

const requestSchema = z.object({
  requestId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  askedAt: z.iso.datetime(),
});
export type MembershipRequest = z.infer<typeof requestSchema>;

const offerSchema = z.object({
  companyId: z.uuid(),
  companyName: z.string(),
  /** That of the caller's address. */
  domain: z.string(),
  hasAsked: z.boolean(),
});
export type MembershipOffer = z.infer<typeof offerSchema>;

const noOwner = {
  NO_OWNER: { status: 403, message: 'You are no owner of this company any more.' },
} as const;
const domainNotFound = {
  DOMAIN_NOT_FOUND: { status: 404, message: 'Your company has not named this domain.' },
} as const;
const domainTaken = {
  DOMAIN_TAKEN: { status: 409, message: 'This domain belongs to another company here.' },
} as const;
const requestRefusals = {
  ...noOwner,
  REQUEST_NOT_FOUND: { status: 404, message: 'There is no such request.' },
  REQUEST_ANSWERED: { status: 409, message: 'This request was answered already.' },
} as const;
const domainInput = z.strictObject({ domainId: companyDomainIdSchema });
const requestInput = { requestId: membershipRequestIdSchema };

export const joiningContract = {
  listDomains: operation({
    method: 'GET',
    path: '/me/company/domains',
    access: 'client',
    right: 'manage',
    summary: 'The domains that the company has named, with the records that prove them',
  }).output(z.object({ items: z.array(domainSchema) })),

  nameDomain: operation({
    method: 'POST',
    path: '/me/company/domains',
    access: 'approved-client',
    right: 'manage',
    summary: 'Name a domain of the company; it counts once its text record is found',
    successStatus: 201,
  })
    .input(z.strictObject({ domain: domainName() }))
    .output(domainSchema)
    .errors({
      ...noOwner,
      ...domainTaken,
      TOO_MANY_DOMAINS: { status: 409, message: 'A company can name 20 domains.' },
    }),

  checkDomain: operation({
    method: 'POST',
    path: '/me/company/domains/{domainId}/check',
    access: 'approved-client',
    right: 'manage',
    summary: 'Look for the text record of a domain',
  })
    .input(domainInput)
    .output(domainSchema)
    .errors({
      ...noOwner,
      ...domainNotFound,
      ...domainTaken,
      RECORD_NOT_FOUND: {
        status: 409,
        message: 'The text record was not found. New records can take an hour to be seen.',
      },
      DNS_SILENT: { status: 503, message: 'No name server answered. Please try again.' },
    }),

  removeDomain: operation({
    method: 'DELETE',
    path: '/me/company/domains/{domainId}',
    access: 'client',
    right: 'manage',
    summary: 'Name a domain no more; members stay members',
  })
    .input(domainInput)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ ...noOwner, ...domainNotFound }),

  listRequests: operation({
    method: 'GET',
    path: '/me/company/requests',
    access: 'client',
    right: 'manage',
    summary: 'Users who ask to become members of the company, the longest waiting first',
  }).output(z.object({ items: z.array(requestSchema) })),

  acceptRequest: operation({
    method: 'POST',
    path: '/me/company/requests/{requestId}/accept',
    access: 'approved-client',
    right: 'manage',
    summary: 'Make a user who asked a member',
  })
    .input(z.strictObject({ ...requestInput, role: memberRoleSchema }))
    .output(z.object({ accepted: z.literal(true) }))
    .errors({
      ...requestRefusals,
      COMPANY_FULL: { status: 409, message: 'The company has as many members as there can be.' },
    }),

  declineRequest: operation({
    method: 'POST',
    path: '/me/company/requests/{requestId}/decline',
    access: 'client',
    right: 'manage',
    summary: 'Decline the request of a user who asked; they cannot ask again',
  })
    .input(z.strictObject(requestInput))
    .output(z.object({ declined: z.literal(true) }))
    .errors(requestRefusals),

  findOffer: operation({
    method: 'GET',
    path: '/me/company-offer',
    access: 'client',
    right: 'read',
    summary: 'The company whose domain the caller’s address is at, if they are no member of it',
  }).output(z.object({ offer: offerSchema.nullable() })),

  ask: operation({
    method: 'POST',
    path: '/companies/{companyId}/requests',
    access: 'client',
    right: 'read',
    summary: 'Ask to become a member of the company whose domain the caller’s address is at',
    description: 'An owner decides. Asked twice, it is one request.',
  })
    .input(z.strictObject({ companyId: companyIdSchema }))
    .output(z.object({ asked: z.literal(true) }))
    .errors({
      COMPANY_NOT_FOUND: {
        status: 404,
        message: 'There is no company that you can ask with your address.',
      },
    }),

  vouchForDomain: operation({
    method: 'POST',
    path: '/admin/companies/{companyId}/domains',
    access: 'admin',
    assurance: 'fresh',
    summary: 'Vouch as an admin that a domain is a company’s, without a text record',
  })
    .input(z.strictObject({ companyId: companyIdSchema, domain: domainName() }))
    .output(z.object({ vouched: z.literal(true) }))
    .errors({
      COMPANY_NOT_FOUND: { status: 404, message: 'This company does not exist.' },
      ...domainTaken,
    }),
};

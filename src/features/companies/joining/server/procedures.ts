import { textsAt } from '#lib/mail/sender-records.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { joiningContract } from '../contract.ts';
import { recordNameOf, recordTextOf } from '../rules/domain.ts';
import { markVerified, nameDomain, removeDomain, vouchForDomain } from './commands/domains.ts';
import { answerRequest, askForMembership } from './commands/requests.ts';
import { findDomain, findOffer, listDomains, selectDomains } from './queries/domains.ts';
import { listRequests } from './queries/requests.ts';
import type { JoiningServices } from './services.ts';
import { viewDomain, viewRequest } from './views.ts';

const operations = implementOperations<typeof joiningContract, JoiningServices>(joiningContract);

export const joiningProcedures = {
  listDomains: operations.listDomains.handler(async ({ context: { db, client } }) => ({
    items: (await listDomains(db, client.company.companyId)).map(viewDomain),
  })),

  nameDomain: operations.nameDomain.handler(async ({ context, input: { domain }, errors }) => {
    const { db, client } = context;
    const { refused } = await context.write((tx) => nameDomain(tx, context, client, domain));
    if (refused) throw errors[refused]();
    const named = await selectDomains(db, client.company.companyId)
      .where('domain', '=', domain)
      .executeTakeFirstOrThrow();
    return viewDomain(named);
  }),

  checkDomain: operations.checkDomain.handler(async ({ context, input: { domainId }, errors }) => {
    const { db, dns, client } = context;
    const named = await findDomain(db, client.company.companyId, domainId);
    if (!named) throw errors.DOMAIN_NOT_FOUND();
    // Outside the transaction: name servers take their time.
    const texts = await textsAt(dns, recordNameOf(named.domain));
    if (!texts) throw errors.DNS_SILENT();
    if (!texts.includes(recordTextOf(named.token))) throw errors.RECORD_NOT_FOUND();
    const { refused } = await context.write((tx) => markVerified(tx, context, client, named));
    if (refused) throw errors[refused]();
    return { ...viewDomain(named), isVerified: true };
  }),

  removeDomain: operations.removeDomain.handler(async ({ context, input, errors }) => {
    const { refused } = await context.write((tx) =>
      removeDomain(tx, context.client, input.domainId),
    );
    if (refused) throw errors[refused]();
    return { removed: true as const };
  }),

  listRequests: operations.listRequests.handler(async ({ context: { db, client } }) => ({
    items: (await listRequests(db, client.company.companyId)).map(viewRequest),
  })),

  acceptRequest: operations.acceptRequest.handler(async ({ context, input, errors }) => {
    const { requestId, role } = input;
    const { refused } = await context.write((tx) =>
      answerRequest(tx, context, context.client, requestId, { as: 'accepted', role }),
    );
    if (refused) throw errors[refused]();
    return { accepted: true as const };
  }),

  declineRequest: operations.declineRequest.handler(async ({ context, input, errors }) => {
    const { refused } = await context.write((tx) =>
      answerRequest(tx, context, context.client, input.requestId, { as: 'declined' }),
    );
    if (refused && refused !== 'COMPANY_FULL') throw errors[refused]();
    return { declined: true as const };
  }),

  findOffer: operations.findOffer.handler(async ({ context: { db, client } }) => {
    const offer = await findOffer(db, client);
    if (!offer) return { offer: null };
    const { companyId, companyName, domain, askedAt } = offer;
    return { offer: { companyId, companyName, domain, hasAsked: askedAt !== null } };
  }),

  ask: operations.ask.handler(async ({ context, input: { companyId }, errors }) => {
    const { refused } = await context.write((tx) =>
      askForMembership(tx, context, context.client, companyId),
    );
    if (refused) throw errors[refused]();
    return { asked: true as const };
  }),

  vouchForDomain: operations.vouchForDomain.handler(async ({ context, input, errors }) => {
    const { refused } = await context.write((tx) =>
      vouchForDomain(tx, context, context.admin, input),
    );
    if (refused) throw errors[refused]();
    return { vouched: true as const };
  }),
};

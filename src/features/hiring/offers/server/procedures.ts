import { type ConsultantViewer, isConsultant } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import { findReceivedApplication } from '#features/hiring/applications/server/queries/received-applications.ts';
import { implementOperations } from '#server/implement-operations.ts';
import type { RequestContext } from '#server/request-context.ts';
import { offersContract } from '../contract/operations.ts';
import type { OfferId } from '../ids.ts';
import type { Received } from '../policy.ts';
import { acceptOffer, counterOffer, declineOffer, withdrawOffer } from './commands/end-offer.ts';
import { makeOffer } from './commands/make-offer.ts';
import {
  findMadeOffer,
  findReceivedOffer,
  listOffers,
  type OfferRow,
  selectOffers,
} from './queries/offer-rows.ts';
import { viewOffer } from './views.ts';

const operations = implementOperations(offersContract);
const absent = { refused: 'OFFER_NOT_FOUND' } as const;

export const offersProcedures = {
  list: operations.list.handler(async ({ context, input, errors }) => {
    const { db, correspondent, clock } = context;
    const offers = await listOffers(db, correspondent, input.applicationId);
    if (!offers) throw errors.APPLICATION_NOT_FOUND();
    const side = isConsultant(correspondent) ? 'consultant' : 'client';
    const now = clock.now();
    return { items: offers.map((offer) => viewOffer(offer, side, now)) };
  }),

  make: operations.make.handler(async ({ context, input, errors }) => {
    const { client, write } = context;
    const outcome = await write(async (tx) => {
      const application = await findReceivedApplication(tx, client, input.applicationId);
      if (!application) return { refused: 'APPLICATION_NOT_FOUND' } as const;
      const agreeing = { by: client.userId, approvedBy: null };
      return makeOffer(tx, context, application, { ...input, ...agreeing });
    });
    if (outcome.refused) throw errors[outcome.refused]();
    if (!('approvalId' in outcome)) return readBack(context, outcome.offerId, 'client');
    const { applicationId } = input;
    return { id: outcome.approvalId, applicationId, state: 'being-approved' as const };
  }),

  withdraw: operations.withdraw.handler(async ({ context, input: { offerId }, errors }) => {
    const { client, write } = context;
    const { refused } = await write(async (tx) => {
      const offer = await findMadeOffer(tx, client, offerId);
      return offer ? withdrawOffer(tx, context, offer) : absent;
    });
    if (refused) throw errors[refused]();
    return readBack(context, offerId, 'client');
  }),

  accept: operations.accept.handler(async ({ context, input: { offerId }, errors }) => {
    const { refused } = await answer(context, offerId, (tx, offer) =>
      acceptOffer(tx, context, offer),
    );
    if (refused) throw errors[refused]();
    return readBack(context, offerId, 'consultant');
  }),

  decline: operations.decline.handler(async ({ context, input, errors }) => {
    const { refused } = await answer(context, input.offerId, (tx, offer) =>
      declineOffer(tx, context, offer, input.answer),
    );
    if (refused) throw errors[refused]();
    return readBack(context, input.offerId, 'consultant');
  }),

  counter: operations.counter.handler(async ({ context, input, errors }) => {
    const { refused } = await answer(context, input.offerId, (tx, offer) =>
      counterOffer(tx, context, offer, input),
    );
    if (refused) throw errors[refused]();
    return readBack(context, input.offerId, 'consultant');
  }),
};

/** Runs the answer to an offer of the consultant's own; a foreign one is as absent as one that never was. */
function answer<Outcome extends { refused: string | null }>(
  { write, consultant }: RequestContext & { consultant: ConsultantViewer },
  offerId: OfferId,
  run: (tx: Tx, offer: Received<OfferRow>) => Promise<Outcome>,
): Promise<Outcome | typeof absent> {
  return write(async (tx): Promise<Outcome | typeof absent> => {
    const offer = await findReceivedOffer(tx, consultant, offerId);
    return offer ? run(tx, offer) : absent;
  });
}

async function readBack({ db, clock }: RequestContext, offerId: OfferId, side: Side) {
  const offer = await selectOffers(db).where('offer.id', '=', offerId).executeTakeFirstOrThrow();
  return viewOffer(offer, side, clock.now());
}

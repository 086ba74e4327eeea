import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { ApprovedClientViewer, ConsultantViewer } from '#access/viewer.ts';
import type { OfferState } from '#catalogue/enumerations/offer.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import type { Brand } from '#lib/brand.ts';

/** An offer of the client's company: only `isFrom` gives this mark. */
export type Made<Row> = Brand<Row, 'Made'>;
/** An offer to this very consultant: only `isTo` gives this mark. */
export type Received<Row> = Brand<Row, 'Received'>;

/** Clients see and withdraw only the offers for applications to their company's projects. */
export function isFrom<Row extends { companyId: CompanyId }>(
  client: ApprovedClientViewer,
  row: Row,
): row is Made<Row> {
  return row.companyId === client.company.companyId;
}

/** A consultant sees and answers only the offers for their own applications. */
export function isTo<Row extends { consultantId: UserId }>(
  consultant: ConsultantViewer,
  row: Row,
): row is Received<Row> {
  return row.consultantId === consultant.userId;
}

/** What a side may do with an offer: it is withdrawn by the client and answered by the consultant, while it is open. */
export const whatCanBeDone = (state: OfferState, side: Side) => ({
  withdraw: state === 'open' && side === 'client',
  answer: state === 'open' && side === 'consultant',
});

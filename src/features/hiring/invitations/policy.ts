import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { ApprovedClientViewer, ConsultantViewer } from '#access/viewer.ts';
import type { InvitationState } from '#catalogue/enumerations/invitation.ts';
import type { Brand } from '#lib/brand.ts';
import { isOpen } from './rules.ts';

/** An invitation to a project of the client's company: only `isFrom` gives this mark. */
export type Sent<Row> = Brand<Row, 'Sent'>;
/** An invitation to this very consultant: only `isTo` gives this mark. */
export type Received<Row> = Brand<Row, 'Received'>;

/** Clients see and withdraw only the invitations to their company's projects. */
export function isFrom<Row extends { companyId: CompanyId }>(
  client: ApprovedClientViewer,
  row: Row,
): row is Sent<Row> {
  return row.companyId === client.company.companyId;
}

/** A consultant sees and answers the invitations to themselves, but those they asked not to get. */
export function isTo<Row extends { consultantId: UserId; isWithheld: boolean }>(
  consultant: ConsultantViewer,
  row: Row,
): row is Received<Row> {
  return row.consultantId === consultant.userId && !row.isWithheld;
}

/** An invitation lets its consultant read the project until it ends; an applicant reads it for good. */
export const letsRead = (state: InvitationState): boolean => isOpen(state) || state === 'applied';

/** What its client may do with an invitation. */
export const whatClientCanDo = (state: InvitationState) => ({ withdraw: isOpen(state) });

/** What its consultant may do with an invitation. */
export const whatConsultantCanDo = (state: InvitationState) => ({ answer: isOpen(state) });

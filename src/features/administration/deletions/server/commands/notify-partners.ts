import type { UserId } from '#access/user.ts';
import type { Deal } from '#features/hiring/applications/server/queries/deals.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { Services } from '#server/services.ts';

/** What the others read whose calls end with an account. */
export const leftWithoutCalls = 'This account was closed.';

/** What the other side of a project in progress is told. */
export type PartnerNews = 'leaving' | 'staying' | 'left';

/** The mail to the other side of a project: the consultant's to its client, the client's to its consultant. */
export function toPartner(
  { publicUrl }: Pick<Services, 'publicUrl'>,
  deal: Deal,
  { userId, news, dueAt }: { userId: UserId; news: PartnerNews; dueAt: Date | null },
) {
  const leaver = deal.clientId === userId ? ('client' as const) : ('consultant' as const);
  const other =
    leaver === 'client'
      ? { first: deal.consultantFirstName, last: deal.consultantLastName, at: deal.consultantEmail }
      : { first: deal.clientFirstName, last: deal.clientLastName, at: deal.clientEmail };
  return {
    to: { name: `${other.first} ${other.last}`.trim(), address: other.at },
    props: {
      firstName: other.first,
      projectTitle: deal.projectTitle,
      leaver,
      news,
      dueAt: dueAt?.toISOString() ?? null,
      portalUrl: `${publicUrl}/${leaver === 'client' ? 'consultant' : 'client'}/portal`,
    },
    // A deletion can be asked for and taken back again and again, and by both sides at the same moment.
    id: derivedId(deal.applicationId, `${leaver} ${news} ${dueAt?.toISOString() ?? ''}`),
  };
}

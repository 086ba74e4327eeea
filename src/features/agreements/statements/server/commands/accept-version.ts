import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { lockDeal } from '#features/hiring/applications/server/commands/lock-deal.ts';
import { findAgreedDeal } from '#features/hiring/applications/server/queries/agreed-deal.ts';
import type { OwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import { isUnderWay } from '#features/hiring/completions/policy.ts';
import { otherSide } from '#features/hiring/completions/rules.ts';
import { findRecipient } from '#features/identity/accounts/server/queries/people.ts';
import type { Services } from '#server/services.ts';
import { canAccept } from '../../rules/life-cycle.ts';
import { findContent, listVersions } from '../queries/statements.ts';
import { viewVersion } from '../views.ts';
import { notifyOfStatement } from './notify-of-statement.ts';
import { signStatement } from './sign-statement.ts';

type Outcome = { refused: 'DEAL_STATE' | 'VERSION_CHANGED' } | { refused: null; isSigned: boolean };

/**
 * Accepts the version that waits, for one side. With the second acceptance it is signed, both acceptances in it, and
 * never changes. The project is locked: what was replaced meanwhile is not accepted unread. Twice changes nothing.
 */
export async function acceptVersion(
  tx: Tx,
  services: Pick<Services, 'clock' | 'jobs' | 'keys' | 'publicUrl'>,
  { id: applicationId, project_id: projectId, side }: OwnSide,
  { by, number }: { by: UserId; number: number },
): Promise<Outcome> {
  const locked = await lockDeal(tx, { id: applicationId, projectId });
  const deal = locked && (await findAgreedDeal(tx, applicationId));
  if (!deal || !isUnderWay(deal)) return { refused: 'DEAL_STATE' };
  const [newest] = await listVersions(tx, applicationId);
  if (newest?.number !== number) return { refused: 'VERSION_CHANGED' };
  const isAccepted = newest.acceptances.some((acceptance) => acceptance.side === side);
  if (isAccepted) return { refused: null, isSigned: newest.state === 'accepted' };
  if (!canAccept(newest, side)) return { refused: 'VERSION_CHANGED' };
  const now = services.clock.now();
  const name = (await findRecipient(tx, by))?.to.name || 'A member of the company';
  await tx
    .insertInto('statement_acceptances')
    .values({
      ...{ application_id: applicationId, number, side },
      ...{ accepted_by: by, name, accepted_at: now },
    })
    .execute();
  const isSigned = newest.acceptances.length > 0;
  const news = { applicationId, number };
  if (!isSigned) {
    await notifyOfStatement(tx, services, { ...news, step: 'accepted', to: [otherSide[side]] });
    return { refused: null, isSigned };
  }
  const content = await findContent(tx, applicationId, number);
  if (!content) throw new Error('A version of a statement of work says nothing.');
  const acceptances = [...viewVersion(newest).acceptances, { side, name, at: now.toISOString() }];
  const { amends } = newest;
  const signed = await signStatement(tx, services, {
    ...{ applicationId, number, amends, projectTitle: deal.title, content, acceptances },
  });
  await tx
    .updateTable('statement_versions')
    .set({ state: 'accepted', closed_at: now, signed })
    .where('application_id', '=', applicationId)
    .where('number', '=', number)
    .execute();
  await notifyOfStatement(tx, services, { ...news, step: 'signed', to: ['client', 'consultant'] });
  return { refused: null, isSigned };
}

import { isDeepStrictEqual } from 'node:util';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { lockDeal } from '#features/hiring/applications/server/commands/lock-deal.ts';
import { findAgreedDeal } from '#features/hiring/applications/server/queries/agreed-deal.ts';
import type { OwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import { isUnderWay } from '#features/hiring/completions/policy.ts';
import { otherSide } from '#features/hiring/completions/rules.ts';
import { findAgreementSettings } from '#features/site-operations/site-settings/server/queries/agreement-settings.ts';
import type { Services } from '#server/services.ts';
import type { StatementContent } from '../../rules/content.ts';
import { versionsMax } from '../../rules/life-cycle.ts';
import { draftStatement } from '../queries/draft.ts';
import { findContent, findInForce, listVersions } from '../queries/statements.ts';
import { notifyOfStatement } from './notify-of-statement.ts';

type Outcome =
  | {
      refused:
        | 'NOT_OFFERED'
        | 'DEAL_STATE'
        | 'VERSION_CHANGED'
        | 'TAX_STATUS'
        | 'SAME_CONTENT'
        | 'TOO_MANY_VERSIONS';
    }
  | { refused: null; number: number };

/**
 * Proposes a version of a deal's statement of work, in place of one that waits. The project is locked: of two proposals
 * at once the second is refused, so that its proposer reads the first one before.
 */
export async function proposeVersion(
  tx: Tx,
  services: Pick<Services, 'clock' | 'jobs'>,
  { id: applicationId, project_id: projectId, side }: OwnSide,
  { by, basedOn, content }: { by: UserId; basedOn: number; content: StatementContent },
): Promise<Outcome> {
  if (!(await findAgreementSettings(tx)).agreements) return { refused: 'NOT_OFFERED' };
  const locked = await lockDeal(tx, { id: applicationId, projectId });
  const deal = locked && (await findAgreedDeal(tx, applicationId));
  if (!deal || !isUnderWay(deal)) return { refused: 'DEAL_STATE' };
  const [newest] = await listVersions(tx, applicationId);
  if ((newest?.number ?? 0) !== basedOn) return { refused: 'VERSION_CHANGED' };
  if (basedOn >= versionsMax) return { refused: 'TOO_MANY_VERSIONS' };
  const before = newest ? await findContent(tx, applicationId, basedOn) : null;
  const { taxStatus } = before ?? (await draftStatement(tx, applicationId, deal));
  if (side === 'consultant' && !isDeepStrictEqual(taxStatus, content.taxStatus)) {
    return { refused: 'TAX_STATUS' };
  }
  if (newest?.state !== 'declined' && isDeepStrictEqual(before, content)) {
    return { refused: 'SAME_CONTENT' };
  }
  const now = services.clock.now();
  await tx
    .updateTable('statement_versions')
    .set({ state: 'replaced', closed_at: now })
    .where('application_id', '=', applicationId)
    .where('state', '=', 'proposed')
    .execute();
  const number = basedOn + 1;
  await tx
    .insertInto('statement_versions')
    .values({
      ...{ application_id: applicationId, number, content: JSON.stringify(content) },
      amends: (await findInForce(tx, applicationId))?.number ?? null,
      ...{ proposed_side: side, proposed_by: by, proposed_at: now },
    })
    .execute();
  await notifyOfStatement(tx, services, {
    ...{ applicationId, number, step: 'proposed', to: [otherSide[side]] },
  });
  return { refused: null, number };
}

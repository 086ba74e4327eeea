import { sql } from 'kysely';
import { type ExpiringTable, removeExpiredRows } from '#db/expired-rows.ts';
import { SmsRefused } from '#features/identity/lib/sms/sms-sender.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler, PermanentJobError } from '#lib/jobs/job-handler.ts';
import { keyUses } from '#server/key-uses.ts';
import type { Services } from '#server/services.ts';
import { codeMessage } from '../rules/destinations.ts';
import { sentCodesCountMs } from '../rules/sent-codes.ts';
import { signInCode } from './emails/references.ts';
import * as events from './jobs.ts';
import { findChallenge } from './queries.ts';
import type { FactorsServices } from './services.ts';

const day = 24 * 60 * 60_000;

const expiring: readonly ExpiringTable[] = [
  { table: 'auth.factor_challenges', isExpired: (now) => sql`expires_at <= ${now}` },
  {
    table: 'auth.wrong_codes',
    isExpired: (now) => sql`made_at < ${new Date(now.getTime() - day)}`,
  },
  {
    table: 'auth.sent_codes',
    isExpired: (now) => sql`sent_at < ${new Date(now.getTime() - sentCodesCountMs)}`,
  },
];

/** Event handlers: factors. */
export const factorsWorkers: JobHandler<Services & FactorsServices>[] = [
  handleJob(events.factorCodeRequested, async ({ challengeId, sealedCode }, { id, services }) => {
    const { db, clock, keys, mailer, publicUrl, sms } = services;
    const challenge = await findChallenge(db, challengeId, clock.now());
    // Another was asked for meanwhile, or it is too late: this one is good for nothing.
    if (!challenge?.destination) return;
    const { userId, kind, destination } = challenge;
    const code = keys.decrypt(keyUses.factor, userId, sealedCode);
    if (kind === 'email') {
      const to = { name: '', address: destination };
      await mailer.queueMail(db, signInCode, { to, props: { code }, id: derivedId(id, 'mail') });
      return;
    }
    if (!sms) throw new PermanentJobError('No service for text messages is set any more.');
    const text = codeMessage(code, new URL(publicUrl).host);
    await sms.sender.send({ to: destination, text }).catch((error: unknown) => {
      throw error instanceof SmsRefused ? new PermanentJobError(error.message) : error;
    });
  }),

  handleJob(events.factorRecordsAged, async (_, { services, signal }) => {
    await removeExpiredRows(services.write, expiring, { now: services.clock.now(), signal });
  }),
];

import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.ts';
import type { Write } from '#db/write.ts';
import { suppressAddress } from '#features/notifications/preferences/server/commands.ts';
import { preferencesUrl } from '#features/notifications/preferences/server/queries.ts';
import type { Keyring } from '#lib/auth/keyring.ts';
import type { Clock } from '#lib/clock.ts';
import { RowFailures } from '#lib/jobs/row-failures.ts';
import type { Log } from '#lib/log.ts';
import { MailDeferredError, MailRefusedError, MailUncertainError } from '#lib/mail/mail-message.ts';
import type { MailPost } from '#lib/mail/mail-post.ts';
import { maxAttempts, patience } from '../../rules/life-cycle.ts';
import { personalise } from '../../rules/personalise.ts';
import { announcement } from '../emails/references.ts';
import { findAddressee } from '../queries/audience.ts';
import { findAnnouncementWords, findNextDue } from '../queries/deliveries.ts';
import {
  type AnnouncementRun,
  beginRun,
  claimDelivery,
  endRun,
  type Settlement,
  settleDelivery,
  skipDelivery,
} from './run-announcement.ts';

/** What sending needs; it opens a transaction for each step, so that each is on record before the next. */
export interface SendingTools {
  db: Db;
  write: Write;
  clock: Clock;
  publicUrl: string;
  keys: Keyring;
  post: MailPost;
  log: Log;
}

/** The mails that one run sends before it hands on to another. */
const mailsPerRun = 500;

const unreachablePauseMs = 30_000;

const skipReasons = {
  unconfirmed: 'The address is not confirmed any more.',
  suspended: 'The account was suspended meanwhile.',
  optedOut: 'The person has unsubscribed meanwhile.',
  unwritable: 'The mail could not be written for this person. The log has the reason.',
  suppressed: 'Mails to the address have come back, or were called spam.',
} as const;

/**
 * Sends a blast, one mail after another, until it is done, told to stop, or has sent its share. Answers when to go on,
 * if anything is left. Throws when the mail server cannot be reached, so that the job is tried again later.
 */
export async function sendAnnouncement(
  tools: SendingTools,
  blastId: string,
  signal: AbortSignal,
): Promise<{ nextAt: Date | null }> {
  const { db, write, clock } = tools;
  const run: AnnouncementRun = { runId: randomUUID(), blastId };
  const { begun } = await write((tx) => beginRun(tx, run, clock.now()));
  const words = begun ? await findAnnouncementWords(db, blastId) : null;
  if (!words) return { nextAt: null };

  const failures = new RowFailures();
  try {
    for (let sent = 0; sent < mailsPerRun; sent += 1) {
      if (signal.aborted) return { nextAt: clock.now() };
      const due = await findNextDue(db, blastId, clock.now());
      if (!due) {
        const { next } = await write((tx) => endRun(tx, run));
        return { nextAt: next === null ? null : new Date(next) };
      }
      const goesOn = await sendOne({ ...tools, failures }, run, words, due);
      if (!goesOn) return { nextAt: null };
    }
    return { nextAt: clock.now() };
  } finally {
    failures.log(tools.log, 'mails of a blast could not be written');
  }
}

type Words = NonNullable<Awaited<ReturnType<typeof findAnnouncementWords>>>;
type Due = NonNullable<Awaited<ReturnType<typeof findNextDue>>>;

/** Answers false when this run must not send any more. */
async function sendOne(
  tools: SendingTools & { failures: RowFailures },
  run: AnnouncementRun,
  words: Words,
  due: Due,
): Promise<boolean> {
  const { db, write, clock, post, failures } = tools;
  const { userId } = due;
  const addressee = userId === null ? null : await findAddressee(db, userId);
  if (!addressee || userId === null || addressee.exclusion !== null) {
    const why = addressee?.exclusion;
    const reason = why ? skipReasons[why] : 'The person has left.';
    await write((tx) => skipDelivery(tx, due.id, reason, clock.now()));
    return true;
  }
  const { firstName, lastName, email } = addressee;
  // Written before the delivery is claimed: what is under way is only what a server may have taken.
  const written = await failures.attempt(due.id, () =>
    post.write(announcement.name, {
      id: due.id,
      to: { name: `${firstName} ${lastName}`.trim(), address: email },
      from: { name: words.fromName, address: words.fromEmail },
      props: {
        subject: personalise(words.subject, addressee),
        message: personalise(words.message, addressee),
        preferencesUrl: preferencesUrl(tools, userId),
      },
    }),
  );
  if (!written) {
    // It would fail each time, and no mail after it would be sent.
    await write((tx) => skipDelivery(tx, due.id, skipReasons.unwritable, clock.now()));
    return true;
  }
  const { claimed } = await write((tx) => claimDelivery(tx, run, due.id));
  if (!claimed) return false;
  const message = written.result;
  const { settlement, trouble, isDeadMailbox } = await outcomeOf(
    () => post.deliver(message),
    due.attempts + 1,
    clock,
  );
  await write(async (tx) => {
    await settleDelivery(tx, run, due.id, settlement, clock.now());
    if (isDeadMailbox && settlement.status === 'failed') {
      const { reason: detail } = settlement;
      await suppressAddress(tx, { address: email, cause: 'bounced', detail }, clock.now());
    }
  });
  if (trouble) throw trouble;
  return true;
}

interface Outcome {
  settlement: Settlement;
  isDeadMailbox?: boolean;
  /** The mail server cannot be reached: no mail will leave now. */
  trouble?: unknown;
}

async function outcomeOf(
  deliver: () => Promise<void>,
  attempts: number,
  clock: Clock,
): Promise<Outcome> {
  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);
  try {
    await deliver();
    return { settlement: { status: 'sent' } };
  } catch (error) {
    if (error instanceof MailRefusedError) {
      const settlement: Settlement = { status: 'failed', reason: error.message };
      return { settlement, isDeadMailbox: error.isDeadMailbox };
    }
    if (error instanceof MailUncertainError) {
      const reason = `The mail server was lost before it answered: ${error.message}`;
      return { settlement: { status: 'uncertain', reason } };
    }
    if (!(error instanceof MailDeferredError)) {
      const notBefore = later(unreachablePauseMs);
      return { settlement: { status: 'untried', notBefore }, trouble: error };
    }
    const reason = error.message;
    if (attempts >= maxAttempts) return { settlement: { status: 'failed', reason } };
    const notBefore = later(patience(attempts));
    return { settlement: { status: 'pending', notBefore, reason } };
  }
}

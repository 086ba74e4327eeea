import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { shortNameOf } from '#features/identity/accounts/rules/person-name.ts';
import { makeFormerPerson } from '#features/identity/accounts/server/commands/former-people.ts';
import { findRecipient } from '#features/identity/accounts/server/queries/people.ts';
import type { JobTraces } from '#lib/jobs/forget-jobs.ts';
import { RowFailures } from '#lib/jobs/row-failures.ts';
import type { ErasingServices, Leaver } from '#server/personal-data.ts';
import type { Services } from '#server/services.ts';
import { farewellMs, farewellWaitMs } from '../../rules.ts';
import { type Erasure, listErasures } from '../queries.ts';
import type { DeletionsServices } from '../services.ts';

type Tools = ErasingServices & Pick<Services, 'log'> & DeletionsServices;

/**
 * Goes on with every erasure that has begun. Each feature's part is a step: its files first, then its rows, in one
 * transaction in which the step is recorded. Killed anywhere, the next run goes on there. Continues after a user who
 * could not be erased, and throws at the end.
 */
export async function carryOutErasures(tools: Tools, signal: AbortSignal): Promise<void> {
  const failures = new RowFailures(signal);
  for (const erasure of await listErasures(tools.db)) {
    await failures.attempt(erasure.userId, async () => {
      if (await mayGoOn(tools, erasure)) await erasePerson(tools, erasure, signal);
    });
  }
  failures.throwAny();
}

/** The mails that went out at the beginning have to be on their way: they read what is erased. */
async function mayGoOn(
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  { begunAt, farewellId }: Erasure,
): Promise<boolean> {
  const since = clock.now().getTime() - begunAt.getTime();
  if (since < farewellMs) return false;
  return since >= farewellWaitMs || farewellId === null || !(await jobs.isUnderWay(farewellId));
}

async function erasePerson(tools: Tools, erasure: Erasure, signal: AbortSignal): Promise<void> {
  const { userId } = erasure;
  const formerId = await nameFormer(tools, erasure);
  const found = await findLeaver(tools, { userId, formerId });
  const done = new Set(erasure.steps);
  // The youngest first: each may still read what the older ones know.
  for (const part of [...tools.personalData].reverse()) {
    if (done.has(part.feature)) continue;
    signal.throwIfAborted();
    await part.removeFiles?.(tools, found.leaver);
    await tools.write(async (tx) => {
      if (!(await takeStep(tx, erasure, part.feature))) return;
      await tools.jobs.forget(tx, found.traces);
      await part.erase?.(tx, tools, found.leaver);
    });
  }
  const now = tools.clock.now();
  await tools.write(async (tx) => {
    await tools.jobs.forget(tx, found.traces);
    await tx
      .updateTable('erasures')
      .set({ erased_at: now, farewell_id: null, former_id: null, steps: [] })
      .where('user_id', '=', userId)
      .where('erased_at', 'is', null)
      .execute();
  });
  tools.log.info({ userId }, 'an account was erased');
}

/**
 * Who stands for the person in what stays with others, made before the first step; null when nothing stays. An earlier
 * run may have made them.
 */
async function nameFormer(
  { db, write, clock, personalData }: Tools,
  { userId, formerId, steps }: Erasure,
): Promise<UserId | null> {
  if (formerId !== null || steps.length > 0) return formerId;
  for (const part of personalData) {
    if (!(await part.staysWithOthers?.(db, userId))) continue;
    return write(async (tx) => {
      const madeId = await makeFormerPerson(tx, userId, clock.now());
      const named = await tx
        .updateTable('erasures')
        .set({ former_id: madeId })
        .where('user_id', '=', userId)
        .where('former_id', 'is', null)
        .returning('former_id')
        .executeTakeFirst();
      if (!named) throw new Error(`Another process erases ${userId} at the same time.`);
      return madeId;
    });
  }
  return null;
}

/** Marks a step as done, in the transaction that does it; false when another run has. */
async function takeStep(tx: Tx, { userId }: Erasure, step: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('erasures')
    .set((eb) => ({ steps: eb.fn('array_append', ['steps', eb.val(step)]) }))
    .where('user_id', '=', userId)
    .where('erased_at', 'is', null)
    .where((eb) => eb.not(eb(eb.val(step), '=', eb.fn.any('steps'))))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Who it is, and by what the queue may name them. What an earlier run has erased is not known any more, and was
 * forgotten then.
 */
async function findLeaver(
  { db, personalData }: Tools,
  { userId, formerId }: Pick<Erasure, 'userId' | 'formerId'>,
): Promise<{ leaver: Leaver; traces: JobTraces }> {
  const person = await findRecipient(db, userId);
  const email = person?.to.address ?? '';
  const mentions: string[] = [];
  for (const part of personalData) mentions.push(...((await part.mentions?.(db, userId)) ?? []));
  if (person) {
    mentions.push(person.to.name, shortNameOf(person.firstName, person.lastName));
  }
  const { firstName = '', lastName = '' } = person ?? {};
  return {
    leaver: { userId, email, firstName, lastName, formerId },
    traces: { userId, address: email, mentions },
  };
}

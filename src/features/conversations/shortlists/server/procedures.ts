import { findListedProfiles } from '#features/profiles/consultants/server/queries/listed-profile.ts';
import { viewConsultantCard } from '#features/profiles/consultants/server/views/listed-profile.ts';
import { verifiedCertifications } from '#features/profiles/credentials/server/queries/verified-certifications.ts';
import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { shortlistsContract } from '../contract.ts';
import { addToShortlist, removeFromShortlist, saveShortlistNote } from './commands.ts';
import { listShortlist, listShortlistedIds } from './queries.ts';

const operations = implementOperations(shortlistsContract);

export const shortlistsProcedures = {
  listOwn: operations.listOwn.handler(async ({ context, input, errors }) => {
    const { client, db, clock, isDemo } = context;
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { items, nextCursor } = await listShortlist(db, client, page);
    const at = { now: clock.now(), isDemo };
    const ids = items.map(({ consultant_id }) => consultant_id);
    const listed = await findListedProfiles(db, at, ids);
    const verified = await verifiedCertifications(db, ids, at.now);
    const byId = new Map(
      listed.map((consultant) => [
        consultant.user_id,
        viewConsultantCard(
          { ...consultant, verified: verified.get(consultant.user_id) ?? [] },
          at.now,
        ),
      ]),
    );
    return {
      items: items.map(({ consultant_id, created_at, note }) => ({
        consultantId: consultant_id,
        addedAt: created_at.toISOString(),
        note,
        consultant: byId.get(consultant_id) ?? null,
      })),
      nextCursor,
    };
  }),

  listOwnIds: operations.listOwnIds.handler(async ({ context: { client, db } }) => ({
    consultantIds: await listShortlistedIds(db, client),
  })),

  add: operations.add.handler(async ({ context, input: { consultantId }, errors }) => {
    const outcome = await context.write((tx) =>
      addToShortlist(tx, context, context.client, consultantId),
    );
    if (outcome.refused) throw errors[outcome.refused]();
    return { added: outcome.added };
  }),

  remove: operations.remove.handler(async ({ context, input: { consultantId } }) => ({
    removed: await context.write((tx) => removeFromShortlist(tx, context.client, consultantId)),
  })),

  saveNote: operations.saveNote.handler(async ({ context, input, errors }) => {
    const { refused } = await context.write((tx) => saveShortlistNote(tx, context.client, input));
    if (refused) throw errors[refused]();
    return { note: input.note };
  }),
};

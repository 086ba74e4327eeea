import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { consultantCardSchema } from '#features/profiles/consultants/contract/consultant-card.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { noteMax } from './rules/limits.ts';

/** A consultant on a client's shortlist. */
const shortlistEntrySchema = z.object({
  consultantId: z.uuid(),
  addedAt: z.iso.datetime(),
  note: z.string(),
  /** Null for a consultant who is no longer listed. */
  consultant: consultantCardSchema.nullable(),
});
export type ShortlistEntry = z.infer<typeof shortlistEntrySchema>;

const consultantInput = z.strictObject({ consultantId: z.uuid() });

export const shortlistsContract = {
  listOwn: operation({
    method: 'GET',
    path: '/me/shortlist',
    access: 'approved-client',
    programs: true,
    summary: 'The own shortlist, last added first',
  })
    .input(z.strictObject(pageInputShape))
    .output(pageOf(shortlistEntrySchema))
    .errors(invalidCursor),

  listOwnIds: operation({
    method: 'GET',
    path: '/me/shortlist/ids',
    access: 'approved-client',
    programs: true,
    summary: 'Who is on the own shortlist, by id: what the buttons of lists and profiles show',
  }).output(z.object({ consultantIds: z.array(z.uuid()) })),

  add: operation({
    method: 'PUT',
    path: '/me/shortlist/{consultantId}',
    access: 'approved-client',
    programs: true,
    summary: 'Put a listed consultant on the own shortlist; twice is once',
  })
    .input(consultantInput)
    .output(z.object({ added: z.boolean() }))
    .errors({
      CONSULTANT_NOT_FOUND: { status: 404, message: 'This consultant is not listed.' },
      SHORTLIST_FULL: {
        status: 409,
        message: 'Your shortlist is full. Remove a consultant to make room.',
      },
    }),

  remove: operation({
    method: 'DELETE',
    path: '/me/shortlist/{consultantId}',
    access: 'approved-client',
    programs: true,
    summary: 'Take a consultant off the own shortlist; one who is not on it stays off',
  })
    .input(consultantInput)
    .output(z.object({ removed: z.boolean() })),

  saveNote: operation({
    method: 'PUT',
    path: '/me/shortlist/{consultantId}/note',
    access: 'approved-client',
    programs: true,
    summary: 'Note something about a consultant on the own shortlist, for oneself alone',
  })
    .input(
      z.strictObject({
        consultantId: z.uuid(),
        note: typedText().max(noteMax, `A note cannot exceed ${noteMax} characters`),
      }),
    )
    .output(z.object({ note: z.string() }))
    .errors({
      NOT_SHORTLISTED: { status: 404, message: 'This consultant is not on your shortlist.' },
    }),
};

import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { redactReasons } from './commands.ts';

const entries = personalTable('audit_log', {
  people: ['actor_id', 'subject_id'],
  given: ['at', 'action', 'reason', 'address'],
  withheld: {
    id: 'names the row for us',
    actor_id: 'an admin',
    subject_id: 'the person who asks, or whom they decided about',
    detail: 'numbers and ids of the action, and its open points of the checklist',
  },
  afterErasure: 'kept',
});

/**
 * What admins did, to a user or as one. It is append-only: after an erasure it has an id that leads nowhere, and
 * reasons without the name and the address.
 */
export const auditPersonalData: PersonalData = {
  feature: 'audit',
  tables: [entries],
  impersonal: {},
  lists: [
    listOf(entries, {
      ...{ name: 'decisions-about-you', person: 'subject_id', key: 'id' },
      says: 'What we did with your account, and why.',
      columns: ['at', 'action', 'reason'],
    }),
    listOf(entries, {
      ...{ name: 'done-as-admin', person: 'actor_id', key: 'id' },
      says: 'What you did as an admin, and from which address.',
      columns: ['at', 'action', 'address'],
    }),
  ],
  erase: (tx, _, leaver) => redactReasons(tx, leaver),
};

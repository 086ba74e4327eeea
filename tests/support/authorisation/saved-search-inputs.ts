import { absentId, type ExampleInputs, fixed, type MakeInput, none } from './example-inputs.ts';

/** A saved search of this person, or of another one. */
const ofSearch =
  (kind: 'consultants' | 'projects', more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'absent') return { savedSearchId: absentId, ...more };
    const userId = rowKind === 'own' && self ? self : await app.make.client();
    const now = app.clock.now();
    const { id } = await app.db
      .insertInto('saved_searches')
      .values({
        ...{ user_id: userId, kind, name: crypto.randomUUID(), filter: '{}' },
        ...{ least_score: null, saved_at: now, looked_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { savedSearchId: id, ...more };
  };

/** What is asked of saved searches, and of those without an answer. */
export const savedSearchInputs: ExampleInputs = {
  'savedSearches.list': none,
  'savedSearches.saveForConsultants': async () => ({
    name: crypto.randomUUID(),
    filter: { text: 'month end', skill: 'finance-operations' },
  }),
  'savedSearches.saveForProjects': async () => ({
    name: crypto.randomUUID(),
    filter: { text: 'month end' },
    leastScore: 70,
  }),
  'savedSearches.rename': ofSearch('consultants', { name: 'Another name' }),
  'savedSearches.remove': ofSearch('consultants'),
  'savedSearches.listFoundConsultants': ofSearch('consultants'),
  'savedSearches.listFoundProjects': ofSearch('projects'),
  'unanswered.record': fixed({ text: 'salesforce', kind: 'nothing-fits' }),
  'unanswered.list': none,
};

import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { replaceContact } from './commands/leave-projects.ts';

const derived = 'made of the other columns';

const projects = personalTable('projects', {
  people: ['client_id'],
  given: [
    ...(['id', 'title', 'description', 'status', 'visibility', 'modules', 'extra_skills'] as const),
    'questions',
    ...(['timeline', 'budget_range', 'budget_min_usd', 'budget_max_usd'] as const),
    ...(['company_name', 'industry', 'contact_name', 'contact_email', 'phone'] as const),
    ...(['company_size', 'current_d365_status', 'project_type', 'start_date'] as const),
    ...([
      'urgency',
      'seniority',
      'work_arrangement',
      'place',
      'closing_reason',
      'closed_at',
    ] as const),
    ...(['confirmed_at', 'asked_at', 'ended_by_silence', 'archived_at', 'listed_since'] as const),
    ...(['created_at', 'updated_at'] as const),
  ],
  withheld: {
    client_id: 'the person who asks',
    company_id: 'the company they acted for is in a list of its own',
    requirements: derived,
    search_document: derived,
  },
  afterErasure: 'nameless',
});

const templates = personalTable('project_templates', {
  people: ['client_id'],
  given: ['id', 'name', 'form', 'saved_at'],
  withheld: {
    client_id: 'the person who asks',
    company_id: 'the company they acted for is in a list of its own',
  },
  afterErasure: 'deleted',
});

/** What a client wants done. */
export const projectsPersonalData: PersonalData = {
  feature: 'projects',
  tables: [projects, templates],
  impersonal: { open_project_looks: 'when open projects were last looked at' },
  lists: [
    listOf(projects, {
      ...{ name: 'projects', person: 'client_id', key: 'id' },
      says: 'The projects you posted.',
    }),
    listOf(templates, {
      ...{ name: 'project-templates', person: 'client_id', key: 'id' },
      says: 'The templates of projects you saved.',
    }),
  ],
  companyLists: [
    listOf(projects, {
      ...{ name: 'projects', person: 'company_id', key: 'id' },
      says: 'The projects of the company.',
    }),
    listOf(templates, {
      ...{ name: 'project-templates', person: 'company_id', key: 'id' },
      says: 'The templates of projects that its members have saved.',
    }),
  ],
  mentions: async (db, userId) => {
    const own = await db
      .selectFrom('projects')
      .select(['id', 'title', 'contact_name', 'contact_email', 'phone'])
      .where('client_id', '=', userId)
      .execute();
    return own.flatMap((project) => Object.values(project));
  },
  erase: async (tx, _, { userId, email }) => {
    await tx.deleteFrom('projects').where('client_id', '=', userId).execute();
    if (email) await replaceContact(tx, email);
  },
};

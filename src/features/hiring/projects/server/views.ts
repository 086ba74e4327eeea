import { LRUCache } from 'lru-cache';
import { whereAllowed } from '#access/company.ts';
import type { ClientViewer } from '#access/viewer.ts';
import { skillOfModule } from '#catalogue/modules.ts';
import { notSure } from '#catalogue/project-requirements.ts';
import type { TellingWord } from '#catalogue/telling-weights.ts';
import { briefLimits } from '#features/hiring/requirement-parser/rules/brief-limits.ts';
import { requirementsSaidIn } from '#features/hiring/requirement-parser/rules/read-brief.ts';
import type { Requirements } from '#features/hiring/requirement-parser/rules/requirements.ts';
import type { ProjectNeed } from '#features/profiles/matching/rules/match-score.ts';
import { readProjectWords } from '#features/profiles/matching/rules/read-words.ts';
import {
  type OwnProject,
  type ProjectCard,
  type ProjectContact,
  type ProjectTemplate,
  templateFormSchema,
} from '../contract/project-views.ts';
import { type Owned, whatClientCanDo } from '../policy.ts';
import { closingDayOf } from '../rules/still-open.ts';
import type { ProjectRow } from './queries/project-rows.ts';
import type { TemplateRow } from './queries/templates.ts';

/** A project without anything that tells who its client is. */
export function viewProjectCard(project: ProjectRow): ProjectCard {
  return {
    id: project.id,
    title: project.title,
    description: project.description,
    status: project.status,
    projectType: project.project_type,
    modules: project.modules.length > 0 ? project.modules : [notSure],
    extraSkills: project.extra_skills,
    timeline: project.timeline,
    budgetMinUsd: project.budget_min_usd,
    budgetMaxUsd: project.budget_max_usd,
    startDate: project.start_date,
    urgency: project.urgency,
    seniority: project.seniority,
    workArrangement: project.work_arrangement,
    place: project.place,
    currentD365Status: project.current_d365_status,
    createdAt: project.created_at.toISOString(),
  };
}

/** Who the client is and how to reach them: for the client, for those who applied, and for admins. */
export function viewProjectContact(project: ProjectRow): ProjectContact {
  return {
    companyName: project.company_name,
    industry: project.industry,
    companySize: project.company_size,
    contactName: project.contact_name,
    contactEmail: project.contact_email,
    phone: project.phone,
  };
}

/** A project as a member of its company sees it: everything, and what their role lets them do with it now. */
export function viewOwnProject(project: Owned<ProjectRow>, { company }: ClientViewer): OwnProject {
  return {
    ...viewProjectCard(project),
    ...viewProjectContact(project),
    inChargeId: project.client_id,
    visibility: project.visibility,
    budgetRange: project.budget_range,
    questions: project.questions,
    closingReason: project.closing_reason,
    closedAt: project.closed_at?.toISOString() ?? null,
    endedBySilence: project.ended_by_silence,
    archivedAt: project.archived_at?.toISOString() ?? null,
    stillOpen: viewQuestion(project),
    updatedAt: project.updated_at.toISOString(),
    can: whereAllowed(
      company,
      'hire',
      whatClientCanDo({ status: project.status, isArchived: project.archived_at !== null }),
    ),
  };
}

/** A template as its own client sees it. */
export const viewTemplate = ({ id, name, form, savedAt }: TemplateRow): ProjectTemplate => ({
  id,
  name,
  form: templateFormSchema.parse(form),
  savedAt: savedAt.toISOString(),
});

/** The question whether a project is still open, while it waits for its client. */
function viewQuestion(project: ProjectRow): OwnProject['stillOpen'] {
  const { status, asked_at: askedAt, confirmed_at: confirmedAt, created_at: createdAt } = project;
  if (status !== 'open' || !askedAt) return null;
  return {
    askedAt: askedAt.toISOString(),
    closesOn: closingDayOf({ createdAt, confirmedAt, askedAt }),
  };
}

/** What a project asks for, to be matched with. */
export function viewNeed(
  project: Pick<
    ProjectRow,
    | 'title'
    | 'description'
    | 'modules'
    | 'extra_skills'
    | 'timeline'
    | 'budget_max_usd'
    | 'work_arrangement'
    | 'place'
  >,
): ProjectNeed {
  return {
    ...askedOf(project),
    timeline: project.timeline,
    budgetMaxUsd: project.budget_max_usd,
    workArrangement: project.work_arrangement,
    place: project.place,
    words: projectWords(project),
  };
}

/** A long text takes some milliseconds to read, and lists show the same projects to all readers. */
const knownWords = new LRUCache<string, readonly TellingWord[]>({ max: 1000 });

/** What the title and description of a project say, read once for each text. */
function projectWords(project: Pick<ProjectRow, 'title' | 'description'>): readonly TellingWord[] {
  const text = `${project.title}\n${project.description}`;
  const words = knownWords.get(text) ?? readProjectWords(project);
  knownWords.set(text, words);
  return words;
}

const knownRequirements = new LRUCache<string, Requirements>({ max: 1000 });

/** What is chosen; where the client was not sure, what the project's own words name or usually mean. */
function askedOf(
  project: Pick<ProjectRow, 'title' | 'description' | 'modules' | 'extra_skills'>,
): Pick<ProjectNeed, 'modules' | 'extraSkills'> {
  if (project.modules.length > 0) {
    return { modules: project.modules, extraSkills: project.extra_skills };
  }
  const text = `${project.title}\n${project.description}`.slice(0, briefLimits.text);
  const said = knownRequirements.get(text) ?? requirementsSaidIn(text);
  knownRequirements.set(text, said);
  const modules = said.modules.map(({ value }) => value);
  const products = modules.map(skillOfModule);
  const skills = [...said.extraSkills, ...said.skills].map(({ value }) => value);
  return {
    modules,
    // A module brings its product along.
    extraSkills: [...new Set([...project.extra_skills, ...skills])].filter(
      (id) => !products.some((product) => product === id),
    ),
  };
}

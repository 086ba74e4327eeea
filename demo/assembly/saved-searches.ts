import type { Insertable } from 'kysely';
import { budgetBounds } from '#catalogue/enumerations/budget.ts';
import type { SavedSearchesTable, SavedSearchFindsTable } from '#db/tables/saved-searches.ts';
import type { DemoSavedSearch } from '../content/saved-searches.ts';
import { daysBefore, hoursAfter } from './dates.ts';
import { savedSearchIdOf } from './demo-ids.ts';

/** A listed consultant, with their skills. */
interface Listed {
  personId: string;
  listedSince: Date;
  skills: readonly string[];
}

/** A project that is open to all. */
interface OpenProject {
  id: string;
  listedSince: Date;
  budgetMin: number;
}

interface ToFind {
  consultants: readonly Listed[];
  projects: readonly OpenProject[];
}

/** A saved search with what it has found; looks come within minutes, and find one at a time. */
export interface AssembledSearch {
  search: Insertable<SavedSearchesTable> & { id: string };
  finds: (Insertable<SavedSearchFindsTable> & { found_at: Date })[];
}

/** A search of this person, and what has come for it since. */
export function assembleSearch(
  saved: DemoSavedSearch,
  userId: string,
  { consultants, projects }: ToFind,
  now: Date,
): AssembledSearch {
  const savedAt = daysBefore(now, saved.savedDaysAgo);
  const id = savedSearchIdOf(userId, saved.name);
  const search = {
    ...{ id, user_id: userId, name: saved.name, least_score: null },
    ...{ saved_at: savedAt, looked_at: now },
  };
  const findOf = (listedSince: Date) => ({
    ...{ search_id: id, user_id: userId, consultant_id: null, project_id: null },
    found_at: hoursAfter(listedSince, 0.05),
  });
  const isNew = ({ listedSince }: { listedSince: Date }) => listedSince > savedAt;
  if ('client' in saved) {
    const { skill } = saved;
    const everywhere = { text: '', location: 'all', availability: 'all', credentials: 'all' };
    return {
      search: { ...search, kind: 'consultants', filter: JSON.stringify({ ...everywhere, skill }) },
      finds: consultants
        .filter((consultant) => isNew(consultant) && consultant.skills.includes(skill))
        .map(({ personId, listedSince }) => ({ ...findOf(listedSince), consultant_id: personId })),
    };
  }
  const { budgetFrom } = saved;
  const { min } = budgetBounds(budgetFrom);
  return {
    search: { ...search, kind: 'projects', filter: JSON.stringify({ budgetFrom }) },
    finds: projects
      .filter((project) => isNew(project) && project.budgetMin >= min)
      .map((project) => ({ ...findOf(project.listedSince), project_id: project.id })),
  };
}

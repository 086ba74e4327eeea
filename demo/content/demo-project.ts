import type { BudgetRange } from '#catalogue/enumerations/budget.ts';
import type { D365Status } from '#catalogue/enumerations/company.ts';
import type { Timeline } from '#catalogue/enumerations/engagement-length.ts';
import type { ProjectType, Urgency } from '#catalogue/enumerations/project.ts';
import type { ExtraSkillId } from '#catalogue/extra-skills.ts';
import type { ModuleId } from '#catalogue/modules.ts';

/** A project of the demo with all its applicants: one story from the posting to its present state. */
export type DemoProject = DemoProjectFields & DemoCourse;

interface DemoProjectFields {
  /** The key of a client. */
  client: string;
  title: string;
  /** One paragraph each. */
  description: readonly string[];
  type: ProjectType;
  modules: readonly ModuleId[];
  extraSkills?: readonly ExtraSkillId[];
  timeline: Timeline;
  budget: BudgetRange;
  d365Status: D365Status;
  urgency?: Urgency;
  /** When the work is to begin, counted from today; a date in the past has begun. */
  startsInDays?: number;
  postedDaysAgo: number;
  applications: readonly DemoApplication[];
}

type DemoCourse =
  | { status: 'open'; isPrivate?: true }
  | { status: 'in_progress' }
  | { status: 'completed'; closedDaysAgo: number }
  | { status: 'cancelled'; closedDaysAgo: number; closingReason: string | null };

/** What became of the application follows from its project, unless it was decided on its own. */
export interface DemoApplication {
  /** The key of a consultant. */
  by: string;
  letter: string;
  /** The consultant's usual words stand below the letter. */
  withPitch?: true;
  outcome?: 'accepted' | 'withdrawn';
  /** The client declined it alone, with these words. */
  declined?: string;
}

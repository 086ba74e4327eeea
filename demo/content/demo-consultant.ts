import type { CertificationId } from '#catalogue/certifications.ts';
import type { Availability } from '#catalogue/enumerations/availability.ts';
import type { PreferredDuration } from '#catalogue/enumerations/engagement-length.ts';
import type { WorkArrangement } from '#catalogue/enumerations/work-arrangement.ts';
import type { ModuleId } from '#catalogue/modules.ts';
import type { SkillId } from '#catalogue/skills.ts';
import type { PortfolioProject } from '#db/tables/consultants.ts';
import type { DemoCity } from './places.ts';

/** A consultant of the demo, as they would fill in the profile form. No real person of this name is meant. */
export interface DemoConsultant {
  /** What the demo's projects call this person. */
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  website?: string;
  title: string;
  city: DemoCity;
  workArrangement: WorkArrangement;
  yearsExperience: number;
  hourlyRateUsd: number;
  primarySkills: readonly SkillId[];
  modules: readonly ModuleId[];
  secondarySkills: readonly SkillId[];
  certifications: readonly CertificationId[];
  availability: Availability;
  /** They are available from so many days after the demo begins. */
  availableInDays?: number;
  hoursPerWeek: number;
  preferredDuration: PreferredDuration;
  summary: string;
  /** One paragraph each. */
  experience: readonly string[];
  portfolio: readonly PortfolioProject[];
  /** What this person usually adds to a cover letter; people reuse their own words. */
  pitch: string;
  joinedDaysAgo: number;
  /** `waiting`: an admin has not looked yet. Otherwise approved, with or without a subscription. */
  standing: 'waiting' | 'unsubscribed' | DemoSubscription;
}

export interface DemoSubscription {
  plan: 'monthly' | 'annual';
  /** Cancelled, and it runs until the end of its period. */
  isEnding?: true;
  /** It ended at about this many days ago. */
  endedDaysAgo?: number;
}

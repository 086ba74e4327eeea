import type { ColumnType, Generated } from 'kysely';
import type { LanguageSkill } from '#catalogue/enumerations/spoken-languages.ts';
import type { DefaultedTimestamp } from './accounts.ts';

export interface PortfolioProject {
  title: string;
  description: string;
}

export interface ConsultantProfilesTable {
  user_id: string;
  phone: string;
  title: string;
  years_experience: number;
  hourly_rate_usd: number;
  country: string;
  city: string;
  timezone: string;
  /** Null for profiles that were saved before it was asked. */
  work_arrangement: string | null;
  primary_skills: string[];
  languages: ColumnType<LanguageSkill[], string | undefined, string>;
  skill_modules: Generated<string[]>;
  secondary_skills: Generated<string[]>;
  certifications: Generated<string[]>;
  availability: string;
  /** The day from which they can take on work, as `2026-11-21`; null where they have named none. */
  available_from: string | null;
  /** When they are asked whether they are available; null once they were, and while there is nothing to ask. */
  asks_availability_at: Date | null;
  hours_per_week: number;
  preferred_project_duration: string;
  summary: string;
  experience: string;
  portfolio_projects: ColumnType<PortfolioProject[], string | undefined, string>;
  linkedin_url: Generated<string>;
  website_url: Generated<string>;
  photo_id: string | null;
  /** Approved clients see the photo sharp, by the consultant's own choice. */
  shows_photo_to_clients: Generated<boolean>;
  agreed_to_terms_at: Date;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

/** The claims of an approved consultant as they were approved, while the profile says something else. */
export interface ClaimChangesTable {
  user_id: string;
  title: string;
  certifications: string[];
  portfolio_projects: ColumnType<PortfolioProject[], string, string>;
  changed_at: Date;
}

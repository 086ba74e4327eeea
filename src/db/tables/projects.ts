import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DefaultedTimestamp } from './accounts.ts';

export interface ProjectsTable {
  id: Generated<string>;
  client_id: string;
  /** Filled in by the database when it is left out. */
  company_id: Generated<string>;
  title: string;
  description: string;
  status: Generated<string>;
  visibility: Generated<string>;
  /** None where the client was not sure. */
  modules: string[];
  extra_skills: Generated<string[]>;
  /** What applicants are asked. */
  questions: Generated<string[]>;
  timeline: string;
  budget_range: string;
  budget_min_usd: number;
  budget_max_usd: number;
  company_name: string;
  industry: string | null;
  contact_name: string;
  contact_email: string;
  phone: Generated<string>;
  company_size: string | null;
  current_d365_status: string;
  project_type: string;
  /** A calendar day, `2026-11-21`, without a time or a zone. */
  start_date: string | null;
  urgency: string | null;
  seniority: string | null;
  /** Where the work is done; null where it is not said. */
  work_arrangement: string | null;
  /** A city or a region, as the client wrote it. */
  place: Generated<string>;
  /** Since when it has been public; null while it is private, and for those from before this was kept. */
  listed_since: Generated<Date | null>;
  closing_reason: string | null;
  closed_at: Date | null;
  confirmed_at: Generated<Date | null>;
  asked_at: Generated<Date | null>;
  ended_by_silence: Generated<boolean>;
  /** When its client put it away; null while it is on their list. */
  archived_at: Generated<Date | null>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
  requirements: GeneratedAlways<string[]>;
  search_document: GeneratedAlways<string>;
}

export interface ProjectTemplatesTable {
  id: Generated<string>;
  client_id: string;
  /** Filled in by the database when it is left out. */
  company_id: Generated<string>;
  name: string;
  form: ColumnType<unknown, string, never>;
  saved_at: Date;
}

/** One row at most. */
export interface OpenProjectLooksTable {
  is_only: Generated<boolean>;
  looked_at: Date;
}

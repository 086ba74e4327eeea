import type { Generated } from 'kysely';

export interface DeletionsTable {
  user_id: string;
  asked_at: Date;
  due_at: Date;
  warned_at: Date | null;
  asked_by: string | null;
  reason: string | null;
}

export interface ErasuresTable {
  user_id: string;
  begun_at: Date;
  farewell_id: string | null;
  steps: Generated<string[]>;
  erased_at: Date | null;
  /** Who stands for the user in what stays with others, until the erasure is done. */
  former_id: string | null;
}

import type { Generated } from 'kysely';

export interface EnvironmentAccessTable {
  id: Generated<string>;
  application_id: string;
  /** The domain or the id of the tenant. */
  tenant: string;
  /** The name or the address of the environment. */
  environment: string;
  kind: 'production' | 'sandbox' | 'development';
  /** The role that the consultant has there. */
  access_role: string;
  state: 'asked' | 'granted' | 'return-said' | 'returned';
  granted_on: Generated<string | null>;
  reviewed_on: Generated<string | null>;
  returned_on: Generated<string | null>;
  /** Since when it is in this state. */
  changed_at: Date;
  reminded_at: Generated<Date | null>;
}

export interface EnvironmentAccessStepsTable {
  id: Generated<string>;
  access_id: string;
  step: 'asked' | 'granted' | 'reviewed' | 'return-said' | 'returned';
  by_side: 'client' | 'consultant';
  by_user: string | null;
  happened_at: Date;
}

import type { Generated } from 'kysely';

export interface WebhookEndpointsTable {
  id: Generated<string>;
  /** Of a consultant; else of a company. */
  person_id: string | null;
  company_id: string | null;
  kind: 'standard' | 'teams';
  name: string;
  host: string;
  /** Its address and secrets, encrypted for this endpoint. */
  sealed_settings: string;
  old_secret_until: Generated<Date | null>;
  events: string[];
  state: Generated<'on' | 'off' | 'gone' | 'failed'>;
  failing_since: Generated<Date | null>;
  created_at: Date;
}

export interface WebhookDeliveriesTable {
  id: Generated<string>;
  endpoint_id: string;
  position: Generated<string>;
  type: string;
  subject_id: string;
  /** Ids alone. */
  data: Record<string, string>;
  happened_at: Date;
  state: Generated<'waiting' | 'delivered' | 'given-up'>;
  tries: Generated<number>;
  due_at: Date;
  claimed_until: Generated<Date | null>;
  tried_at: Generated<Date | null>;
  took_ms: Generated<number | null>;
  status: Generated<number | null>;
  failure: Generated<string | null>;
  answer: Generated<string>;
}

import type { ColumnType, Generated } from 'kysely';

type VersionState = 'proposed' | 'replaced' | 'declined' | 'accepted';

export interface StatementVersionsTable {
  application_id: string;
  number: number;
  /** The accepted version that this one changes. */
  amends: number | null;
  state: Generated<VersionState>;
  content: ColumnType<unknown, string, never>;
  proposed_side: 'client' | 'consultant';
  proposed_by: string | null;
  proposed_at: Date;
  closed_at: Generated<Date | null>;
  reason: Generated<string>;
  /** A compact JWS. */
  signed: Generated<string | null>;
}

export interface StatementAcceptancesTable {
  application_id: string;
  number: number;
  side: 'client' | 'consultant';
  accepted_by: string | null;
  name: string;
  accepted_at: Date;
}

export interface StatementKeysTable {
  kid: string;
  public_key: string;
  first_used_at: Date;
}

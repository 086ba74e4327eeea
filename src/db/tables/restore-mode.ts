import type { Generated } from 'kysely';
import type { DefaultedTimestamp } from './accounts.ts';

export interface RestoresTable {
  id: Generated<string>;
  backup_made_at: Date;
  restored_at: DefaultedTimestamp;
  released_at: Date | null;
}

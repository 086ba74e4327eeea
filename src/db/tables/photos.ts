import type { DefaultedTimestamp } from './accounts.ts';

export interface ConsultantPhotosTable {
  id: string;
  user_id: string | null;
  blurred_file: string;
  medium_file: string;
  large_file: string;
  created_at: DefaultedTimestamp;
  stored_at: Date | null;
  attached_at: Date | null;
  discarded_at: Date | null;
}

export interface AnswerRemindersTable {
  kind: string;
  subject_id: string;
  waits_since: Date;
  after_days: number;
  user_id: string;
  reminded_at: Date;
}

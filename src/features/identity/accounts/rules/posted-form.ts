/** What came of a form that was sent without scripts and was refused: its page shows it again, filled in as it was. */
export interface PostedForm {
  /** What was typed, but never a password. */
  values: Readonly<Record<string, string>>;
  /** Why it was refused. */
  code: string;
  detail: string;
}

/** The log in which the launcher reports to the operator, one sentence at a time; a pino logger fits. */
export type OperatorLog = {
  info(sentence: string): void;
  warn(sentence: string): void;
  error(sentence: string): void;
};

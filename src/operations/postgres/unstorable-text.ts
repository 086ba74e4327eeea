// PostgreSQL stores every character but NUL, and no halves of surrogate pairs.
const codes = new Set(['22021', '22P05']);

/** Whether the database refused a text for its characters: the sender's mistake, and no fault of ours. */
export const isUnstorableText = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(String(error.code));

export const unstorableText = 'The text contains characters that cannot be stored.';

/** A path as the log has it: without the keys that stand in the addresses of mails. */
export const loggedPath = (path: string): string =>
  path.replace(/(\/mail-preferences\/)[^/]+/, '$1KEY');

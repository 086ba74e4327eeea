/** A path as the log has it: without the keys that stand in the addresses of mails and calendars. */
export const loggedPath = (path: string): string =>
  path.replace(/(\/(?:mail-preferences|calls\/feed|references(?:\/asked)?)\/)[^/]+/, '$1KEY');

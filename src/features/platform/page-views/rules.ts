/** Where the browser reports a page view. */
export const pageViewsPath = '/api/page-views';

// Not every bot is one: CUBOT makes telephones.
const program =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|uptime|curl|wget|python|httpclient|facebookexternalhit/i;

/** Whether a request of this kind comes from a program rather than a person; a browser always names itself. */
export const isProgram = (userAgent: string | undefined): boolean =>
  !userAgent || program.test(userAgent);

/** The wish not to be tracked, as browsers send it: Global Privacy Control, or the older Do Not Track. */
export const asksNotToBeTracked = (headers: {
  gpc: string | undefined;
  doNotTrack: string | undefined;
}): boolean => headers.gpc === '1' || headers.doNotTrack === '1';

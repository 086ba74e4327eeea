/** By which the window that was at Microsoft tells the others of this browser that it is done. */
export const provenChannel = 'direct365 proven at microsoft';

/** The page that does so. */
export const provenPath = '/auth/microsoft/proven';

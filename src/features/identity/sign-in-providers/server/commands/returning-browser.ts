import type { Viewer } from '#access/viewer.ts';
import type { Services } from '#server/services.ts';
import type { ConnectedSignInsRequest } from '../services.ts';

/** What is needed to go on with a user who is back from the provider. */
export type AnswerTools = Pick<Services, 'write' | 'jobs' | 'clock' | 'publicUrl' | 'keys'> &
  Pick<ConnectedSignInsRequest, 'microsoft' | 'auth'>;

/** The browser that came back. */
export interface ReturningBrowser {
  browserToken: string | undefined;
  viewer: Viewer;
  userAgent: string | undefined;
  address: string | undefined;
}

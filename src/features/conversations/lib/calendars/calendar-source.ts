/** Why a calendar could not be fetched. */
export type FetchProblem = 'unreachable' | 'refused' | 'moved' | 'too-large';

/** A calendar is not there, or not now. */
export class CalendarUnread extends Error {
  override readonly name = 'CalendarUnread';
  readonly problem: FetchProblem;
  constructor(problem: FetchProblem, options?: ErrorOptions) {
    super(`The calendar could not be fetched: ${problem}.`, options);
    this.problem = problem;
  }
}

/** Fetches calendars from the addresses that people have named. */
export interface CalendarSource {
  /** The file at this address. Throws CalendarUnread where there is none. */
  fetch(address: string, options?: { signal?: AbortSignal }): Promise<Uint8Array>;
}

/** The most that a calendar may have, in bytes. */
export const calendarMaxBytes = 2 * 1024 * 1024;

/** Classes of SQLSTATE that speak of the server and not of the statement: connection, resources, operator. */
const aboutTheServer = /^(08|53|57)/;
const lockNotAvailable = '55P03';

const ofDatabase = Symbol('raised by a connection to the database');

/** Marks an error that a connection to the database raised. Copies that libraries make of it keep the mark. */
export function setDatabaseOrigin(error: unknown): void {
  if (error instanceof Error) Object.assign(error, { [ofDatabase]: true });
}

/**
 * Whether an error says that the database cannot be reached, or did not answer in time: the next statement would very
 * likely meet the same. A network fault says so only of our own connections: a mail server, a push service or a file
 * raises the same codes.
 */
export function isLostConnection(error: unknown): boolean {
  // The job queue hands on copies of errors, with its own words after the message, that are no Errors any more.
  if (typeof error !== 'object' || error === null || !('message' in error)) return false;
  const message = String(error.message);
  const code = 'code' in error ? String(error.code) : '';
  if (/^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)) {
    return aboutTheServer.test(code) || code === lockNotAvailable;
  }
  return (ofDatabase in error && networkFault.test(code)) || driverWords.test(message);
}

/**
 * Whether an error says that a connection which was there has been broken off: by a server that goes down or is put in
 * the place of another, or by the network. A transaction that had not begun to commit is then undone.
 */
export function isBrokenOff(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('message' in error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (networkFault.test(code)) return ofDatabase in error && brokenOffFaults.test(code);
  return brokenOffCodes.test(code) || (code === '' && brokenOffWords.test(String(error.message)));
}

/** Whether an error says that a statement was not even sent, for its connection was known to be gone. */
export const isUnsent = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith(unsentWords);

const unsentWords = 'Client has encountered';
const brokenOffCodes = /^(57P0[123]|080\d\d)$/;
const brokenOffFaults = /^(ECONNRESET|EPIPE)$/;
const brokenOffWords =
  /^(Connection terminated(?! due to connection timeout)|Client has encountered|Another connection to the same server)/;

const networkFault =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN)$/;

// The driver gives these no code.
const driverWords =
  /^(Query read timeout|Connection terminated|timeout e|Client (has encountered|was closed)|Postgres connection has been discarded|Another connection to the same server|The pool has ended)/;

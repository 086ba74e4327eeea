/** Classes of SQLSTATE that speak of the server and not of the statement: connection, resources, operator. */
const aboutTheServer = /^(08|53|57)/;
const lockNotAvailable = '55P03';

/**
 * Whether an error of a statement says that the database cannot be reached, or did not answer in time: the next
 * statement would very likely meet the same.
 */
export function isLostConnection(error: unknown): boolean {
  // The job queue hands on copies of errors, with its own words after the message, that are no Errors any more.
  if (typeof error !== 'object' || error === null || !('message' in error)) return false;
  const message = String(error.message);
  const code = 'code' in error ? String(error.code) : '';
  if (/^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)) {
    return aboutTheServer.test(code) || code === lockNotAvailable;
  }
  return networkFault.test(code) || driverWords.test(message);
}

const networkFault =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN)$/;

// The driver gives these no code.
const driverWords =
  /^(Query read timeout|Connection terminated|timeout e|Client (has encountered|was closed)|Postgres connection has been discarded|Another connection to the same server|The pool has ended)/;

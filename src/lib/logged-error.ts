import { pino } from 'pino';

/**
 * What an error may say beside its words. Of PostgreSQL's `detail` and `where` are rows, of a mail server's `rejected`
 * people.
 */
const harmless = new Set([
  ...['type', 'code', 'errno', 'syscall', 'address', 'port', 'hostname', 'status', 'statusCode'],
  ...['severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'],
  ...['command', 'responseCode', 'requestId'],
]);

/** As it is, or as a path has it. */
const mailAddress = /[^\s<>()[\]"',:;\\/?&=%@]+(?:@|%40)[^\s<>()[\]"',:;\\/?&=%@]+/gi;
/**
 * Except file addresses, which are our own code. What follows the host is often a key, of a calendar or of a user's
 * browser.
 */
const webAddress =
  /\b(?!file:)([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/"'<>]*@)?([^\s/?#"'<>]+)[^\s"'<>]*/gi;
const quoted = /"[^"]*"/g;

/** A text as the log has it: without addresses of mail, and of other addresses the host alone. */
export function loggedText(text: string): string {
  const named = text.includes('://') ? text.replace(webAddress, '$1$2') : text;
  return /@|%40/.test(named) ? named.replace(mailAddress, '[address]') : named;
}

/**
 * An error as the log has it: its kind, its words without what they quote of people, where it came from, and what led
 * to it.
 */
export function loggedError(error: unknown): unknown {
  if (typeof error === 'string') return loggedText(error);
  if (!(error instanceof Error)) return error;
  const quotesInput = chainOf(error).some(isAboutInput);
  const mend = (text: string): string =>
    loggedText(quotesInput ? text.replace(quoted, '"…"') : text);
  const { message, stack, aggregateErrors, ...rest } = pino.stdSerializers.err(error);
  const said = Object.entries(rest).filter(([name]) => harmless.has(name));
  return {
    ...Object.fromEntries(
      said.map(([name, value]) => [name, typeof value === 'string' ? mend(value) : value]),
    ),
    message: mend(message),
    stack: stack
      .split('\n')
      .map((line) => (line.startsWith('    at ') ? line : mend(line)))
      .join('\n'),
    ...(error instanceof AggregateError && { aggregateErrors: error.errors.map(loggedError) }),
  };
}

function chainOf(error: Error): Error[] {
  const chain: Error[] = [];
  for (let at: unknown = error; at instanceof Error && !chain.includes(at); at = at.cause) {
    chain.push(at);
  }
  return chain;
}

/** Whether it quotes what it could not read: PostgreSQL's class 22, and whatever parses a text. */
const isAboutInput = (error: Error): boolean =>
  error instanceof SyntaxError ||
  ('code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code));

/** The health check of the image: asks the server in its container whether it is alive; the exit code is the answer. */
const { PORT = '3000' } = process.env;

const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`, {
  signal: AbortSignal.timeout(4000),
}).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;

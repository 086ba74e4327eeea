const secondsBetweenLines = 10;

/** Prints progress for the user. On standard error, so that a command's own output can be piped. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Runs `work` between a line that says what is being done and one that says how long it took, in seconds. */
export async function withProgress(doing, done, work) {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(0);
  say(`${doing} …`);
  const timer = setInterval(() => say(`  … ${seconds()} s`), secondsBetweenLines * 1000);
  try {
    const result = await work();
    say(`${done} in ${seconds()} s`);
    return result;
  } finally {
    clearInterval(timer);
  }
}

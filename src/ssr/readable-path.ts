/** A path that can be decoded: one that cannot is taken letter for letter, and leads to the page of missing pages. */
export function readablePath(path: string): string {
  try {
    // What it says is looked at, or the build takes the call for one without effect.
    return decodeURIComponent(path) === '' ? '/' : path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

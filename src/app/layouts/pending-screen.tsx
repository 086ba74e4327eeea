export function PendingScreen() {
  return <p role="status">Loading…</p>;
}

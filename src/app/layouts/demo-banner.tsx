/** Says on every page of a demo that nothing here is real. */
export function DemoBanner() {
  return (
    <aside
      aria-label="Demo"
      className="border-b border-warning-line bg-warning-soft px-4 py-1.5 text-center text-sm text-ink print:hidden"
    >
      This is a demo: people and projects are made up, and no money moves. Mails are in the{' '}
      <a href="/dev/mailbox">development mailbox</a>.
    </aside>
  );
}

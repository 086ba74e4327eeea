/** Says on every page of a demo that nothing here is real. */
export function DemoBanner() {
  return (
    <aside
      aria-label="Demo"
      className="border-b border-warning-line bg-warning-soft px-4 py-1.5 text-center text-sm text-ink print:hidden"
    >
      <span className="sm:hidden">Demo: all of it is made up.</span>
      <span className="max-sm:hidden">
        This is a demo: people and projects are made up, and no money moves.
      </span>{' '}
      <span className="max-sm:hidden">Mails are in the </span>
      <a href="/dev/mailbox">
        <span className="sm:hidden">Read its mails</span>
        <span className="max-sm:hidden">development mailbox</span>
      </a>
      <span className="max-sm:hidden">.</span>
    </aside>
  );
}

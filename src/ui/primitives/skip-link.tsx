/**
 * The way past the navigation, to the element with the id `target`: the first stop of the Tab key in the page itself.
 * It is a landmark of its own, as a question along the bottom edge may stand before it.
 */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <nav aria-label="Skip">
      <a
        href={`#${target}`}
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-md bg-primary px-4 py-2.5 font-medium text-on-primary shadow-popup focus:translate-y-0"
      >
        {children}
      </a>
    </nav>
  );
}

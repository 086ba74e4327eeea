/** Stands between a form and another way to do the same. */
export function OrLine() {
  return (
    <p className="my-5 flex items-center gap-4 text-sm text-ink-muted noscript:hidden before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  );
}

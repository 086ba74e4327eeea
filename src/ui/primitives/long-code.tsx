/** A key or an address that is long and has no place to break: it is read and chosen as a whole. */
export function LongCode({ children }: { children: string }) {
  return (
    <code className="rounded-md border border-line bg-neutral-soft p-4 font-mono wrap-anywhere text-ink select-all">
      {children}
    </code>
  );
}

import { Check } from 'lucide-react';
import { cx } from '#ui/class-names.ts';

interface CheckListProps {
  items: readonly string[];
  className?: string | undefined;
}

/** Short facts, each with a tick. */
export function CheckList({ items, className }: CheckListProps) {
  return (
    <ul className={cx('flex flex-col gap-2.5', className)}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success-ink" />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}

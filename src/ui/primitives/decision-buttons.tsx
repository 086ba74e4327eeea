import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#ui/class-names.ts';
import { takeFocusSoon } from '#ui/use-focus-after-change.ts';

interface DecisionButtonsProps {
  /** What was decided; null while the buttons wait. */
  decided: string | null;
  /** The decision was made with these buttons: what had the focus is gone with them. */
  isOwn: boolean;
  /** The buttons. */
  children: ReactNode;
}

/**
 * The buttons of a row of a queue, or in their place what was decided. That takes as much room: the rows below stay
 * where they are.
 */
export function DecisionButtons({ decided, isOwn, children }: DecisionButtonsProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const takesFocus = isOwn && decided !== null;
  useEffect(
    () => (takesFocus ? takeFocusSoon(ref, { preventScroll: true }) : undefined),
    [takesFocus],
  );
  return (
    <div className="grid items-center *:[grid-area:1/1]">
      <div className={cx('flex flex-wrap items-center gap-3', decided !== null && 'invisible')}>
        {children}
      </div>
      {decided !== null && (
        <p ref={ref} tabIndex={-1} className="flex items-center gap-2 font-medium text-ink">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
          {decided}
        </p>
      )}
    </div>
  );
}

import { Popover } from '@base-ui/react/popover';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import { popupClassName, popupPositionerClassName } from './popup-class-names.ts';

type ExplanationProps = {
  /** What is explained: "How the match is worked out". It names the button and heads the panel. */
  title: string;
  children: ReactNode;
};

/** A small button beside a figure that opens how it came about. */
export function Explanation({ title, children }: ExplanationProps) {
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={title}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded-full text-ink-muted transition-colors hover:bg-primary-soft hover:text-ink data-popup-open:bg-primary-soft pointer-coarse:size-11"
      >
        <Info aria-hidden="true" className="size-4.5" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          sideOffset={6}
          collisionPadding={16}
          className={popupPositionerClassName}
        >
          <Popover.Popup className={cx(popupClassName, 'w-80 p-4')}>
            <Popover.Title className="font-semibold text-ink">{title}</Popover.Title>
            <div className="mt-1.5 text-sm text-ink-muted">{children}</div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

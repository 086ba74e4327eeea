import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { cx } from '#ui/class-names.ts';

/** What buttons take of a `button`: not `disabled`, which takes the focus and gives no reason. */
export type ReasonedButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> & {
  'aria-disabled'?: never;
  /**
   * Why the button cannot be used now, in a sentence. It looks at rest, but can be reached, and says this to anyone who
   * reaches or presses it.
   */
  disabledBecause?: string | undefined;
};

type Reasoned = {
  attributes: Pick<
    ComponentProps<'button'>,
    'aria-disabled' | 'aria-describedby' | 'title' | 'onClick'
  >;
  /** The reason, for the description: to be put inside the button, where it is no part of its name. */
  reason: ReactNode;
};

/** The attributes of a button that cannot be used for a reason, or none. */
export function useDisabledBecause(
  disabledBecause: string | undefined,
  describedBy: string | undefined,
): Reasoned {
  const id = useId();
  if (!disabledBecause) return { attributes: {}, reason: null };
  return {
    attributes: {
      'aria-disabled': true,
      'aria-describedby': cx(describedBy, id),
      title: disabledBecause,
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        void say(disabledBecause);
      },
    },
    reason: (
      <span id={id} hidden>
        {disabledBecause}
      </span>
    ),
  };
}

async function say(reason: string): Promise<void> {
  // Few buttons have something to say, so what says it is not among the code of every button.
  const { notify } = await import('#ui/feedback/notify.ts');
  notify.info(reason);
}

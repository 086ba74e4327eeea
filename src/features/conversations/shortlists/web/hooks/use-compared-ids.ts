import { useState } from 'react';
import { notify } from '#ui/feedback/notify.ts';
import { idsIn } from '../../rules/compared-ids.ts';
import { comparisonMax } from '../../rules/limits.ts';

/** Who is chosen to be compared, and how to change it. */
export interface ComparedIds {
  chosen: readonly string[];
  choose: (id: string, isChosen: boolean) => void;
  clear: () => void;
}

/**
 * The choice, which the address keeps: `onChange` puts it there, undefined when no one is chosen, and ends once it is
 * there. So Back and Forward bring the choice of their page. An id that is known to be gone is not chosen.
 */
export function useComparedIds(
  inAddress: string | undefined,
  onChange: (ids: string | undefined) => Promise<void>,
  isThere: (id: string) => boolean = () => true,
): ComparedIds {
  // Shown at once, until the address has followed: that takes the router its time.
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const chosen = (asked ?? idsIn(inAddress)).filter(isThere);
  const change = (next: readonly string[]): void => {
    setAsked(next);
    void onChange(next.length > 0 ? next.join(',') : undefined).finally(() =>
      // Another choice may have been made since.
      setAsked((latest) => (latest === next ? null : latest)),
    );
  };
  return {
    chosen,
    choose(id, isChosen) {
      const others = chosen.filter((each) => each !== id);
      if (!isChosen) change(others);
      else if (others.length < comparisonMax) change([...others, id]);
      else {
        notify.info(
          `You can compare up to ${comparisonMax} consultants`,
          'Take a consultant out of the comparison first.',
        );
      }
    },
    clear: () => change([]),
  };
}

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { listEarlyInput } from './early-input.ts';

/** What stands in a form that narrows a list, by the names of its controls. */
export type AddressDraft = Readonly<Record<string, string>>;

/**
 * The reader's current choices in a form whose applied choices are in the address. It starts with choices from before
 * hydration, and keeps a choice while its page is being fetched. It follows the address when that changes: by back,
 * forward or a link.
 */
export function useAddressDraft<Draft extends AddressDraft>(
  inAddress: Draft,
  formRef: RefObject<HTMLFormElement | null>,
): { draft: Draft; set: (change: Partial<Draft>) => void } {
  const [draft, setDraft] = useState(inAddress);
  const address = JSON.stringify(inAddress);
  const [followed, setFollowed] = useState(address);
  if (followed !== address) {
    setFollowed(address);
    setDraft(inAddress);
  }
  const set = (change: Partial<Draft>) => setDraft((current) => ({ ...current, ...change }));

  const isTaken = useRef(false);
  useLayoutEffect(() => {
    if (isTaken.current || !formRef.current) return;
    isTaken.current = true;
    // As in the address, a box that is ticked has its value, and one that is not has none.
    const early = listEarlyInput(formRef.current, () => []);
    const entries = early.map(({ name, value }) => [name, String(value)]);
    if (entries.length > 0) {
      setDraft((current) => ({ ...current, ...Object.fromEntries(entries) }));
    }
  }, [formRef]);

  return { draft, set };
}

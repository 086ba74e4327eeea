import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** In pixels: so near its end, the reader reads the end. */
const nearEnd = 60;
/** In pixels: so near its beginning, the reader wants to read what is before it. */
const nearStart = 200;

interface Newest {
  /** For the element that scrolls; it grows upwards (`flex-col-reverse`), so that its end is where it rests. */
  ref: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  showEnd: () => void;
  handleScroll: () => void;
}

/**
 * Keeps a list that is read from its end where its reader has it: at the end it follows what comes. Further up, neither
 * what comes below nor what is loaded above moves what is being read. `endKey` names the last line.
 */
export function useNewestInSight(endKey: string | undefined, onStart: () => void): Newest {
  const ref = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const shown = useRef<{ endKey: string | undefined; height: number }>(undefined);

  // Measured from the end, what is loaded above changes nothing; what comes below does.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { scrollHeight: height, scrollTop } = element;
    const before = shown.current;
    shown.current = { endKey, height };
    if (before && before.endKey !== endKey && scrollTop < -nearEnd) {
      element.scrollTop = scrollTop - (height - before.height);
    }
  });

  const showEnd = useCallback(() => {
    ref.current?.scrollTo({ top: 0 });
  }, []);

  function handleScroll(): void {
    const element = ref.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    setIsAtEnd(scrollTop >= -nearEnd);
    const isScrolled = scrollTop < 0;
    if (isScrolled && scrollHeight - clientHeight + scrollTop < nearStart) onStart();
  }

  // It may have been scrolled before the page was hydrated.
  const handleFirst = useRef(handleScroll);
  useEffect(() => handleFirst.current(), []);

  return { ref, isAtEnd, showEnd, handleScroll };
}

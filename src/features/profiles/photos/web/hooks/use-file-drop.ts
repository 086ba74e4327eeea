import { useEffect, useRef, useState } from 'react';

/**
 * Lets files be dropped on an element: one more way to what its button does. `isOver` while something is held
 * above it.
 */
export function useFileDrop<Target extends HTMLElement>(
  onFile: (file: File, all: readonly File[]) => void,
) {
  const targetRef = useRef<Target>(null);
  const [isOver, setIsOver] = useState(false);
  const handler = useRef(onFile);
  useEffect(() => {
    handler.current = onFile;
  });

  useEffect(() => {
    const target = targetRef.current;
    if (!target) return;
    const listening = new AbortController();
    const { signal } = listening;
    const over = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    };
    const leave = () => setIsOver(false);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files[0]) handler.current(files[0], files);
    };
    target.addEventListener('dragover', over, { signal });
    target.addEventListener('dragleave', leave, { signal });
    target.addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);

  return { targetRef, isOver };
}

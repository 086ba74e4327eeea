import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#ui/form/session-draft.ts';

/**
 * What is being written: it outlives a reload. What was typed before the page was hydrated is newer than what was kept;
 * `beginning` stands there when there is neither.
 */
export function useMessageDraft(
  key: string,
  fieldRef: RefObject<HTMLTextAreaElement | null>,
  beginning = '',
) {
  const [text, setText] = useState('');
  const isTaken = useRef(false);

  useLayoutEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const typed = fieldRef.current?.value ?? '';
    const found = typed || (readDraft(key) ?? beginning);
    if (typed) keepDraft(key, typed);
    if (found) setText(found);
  }, [key, fieldRef, beginning]);

  return {
    text,
    write(changed: string) {
      setText(changed);
      if (changed === '') dropDraft(key);
      else keepDraft(key, changed);
    },
  };
}

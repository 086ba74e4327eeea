import { Send } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { keepToastsOff } from '#ui/feedback/toast-room.ts';
import { Button } from '#ui/primitives/button.tsx';
import { CharacterCounter } from '#ui/primitives/character-counter.tsx';
import { controlClassName } from '#ui/primitives/control-class-name.ts';
import { FieldError } from '#ui/primitives/field-error.tsx';
import { messageMaxLength } from '../../../rules/limits.ts';
import { useMessageDraft } from '../../hooks/use-message-draft.ts';
import { messageWords } from '../../messages.ts';

interface ComposerProps {
  /** Names the draft: who writes to whom. */
  draftKey: string;
  /** To whom. */
  name: string;
  /** What stands in the field before anything was written. */
  beginning?: string | undefined;
  /** Somebody was writing on the page before, and goes on here. */
  goesOn?: boolean | undefined;
  onSend: (text: string) => void;
}

export const tooLongWords = `A message can have up to ${messageMaxLength} characters`;

/** Whether these keys send what is being written; Enter alone begins a new line. */
export const isSendKey = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;

/** Where a message is written. What stands in it is kept until it is sent. */
export function Composer(props: ComposerProps) {
  const { draftKey, name, beginning, goesOn = false, onSend } = props;
  const id = useId();
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const { text, write } = useMessageDraft(draftKey, fieldRef, beginning);
  const [isTried, setIsTried] = useState(false);
  const given = text.trim();
  const isTooLong = given.length > messageMaxLength;
  const missing = isTried && given === '' ? messageWords.nothingWritten : undefined;
  const problem = isTooLong ? tooLongWords : missing;

  useEffect(() => {
    if (goesOn) fieldRef.current?.focus();
  }, [goesOn]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    fieldRef.current?.focus();
    setIsTried(given === '');
    if (given === '' || isTooLong) return;
    write('');
    onSend(given);
  }

  return (
    <div ref={keepToastsOff} className="print:hidden">
      <form
        ref={formRef}
        method="post"
        noValidate
        onSubmit={handleSubmit}
        className="flex flex-col gap-1.5 border-t border-line bg-canvas py-3"
      >
        <p className="hidden noscript:block">
          Writing needs JavaScript, which is switched off in your browser.
        </p>
        <label htmlFor={id} className="sr-only">
          Message to {name}
        </label>
        <div className="flex items-end gap-2">
          <textarea
            ref={fieldRef}
            id={id}
            name="message"
            rows={1}
            value={text}
            placeholder="Write a message"
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${problem ? `${id}-error ` : ''}${id}-hint ${id}-counter`}
            onChange={(event) => {
              setIsTried(false);
              write(event.currentTarget.value);
            }}
            onKeyDown={(event) => {
              if (!isSendKey(event)) return;
              event.preventDefault();
              formRef.current?.requestSubmit();
            }}
            className={controlClassName(
              'max-h-[35dvh] min-h-11 resize-none field-sizing-content leading-relaxed',
            )}
          />
          <Button type="submit">
            <Send aria-hidden="true" />
            Send
          </Button>
        </div>
        {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
        <div className="flex items-baseline justify-between gap-4">
          <p id={`${id}-hint`} className="text-xs text-ink-muted pointer-coarse:hidden">
            Enter begins a new line, Ctrl+Enter sends.
          </p>
          <CharacterCounter id={`${id}-counter`} length={text.length} max={messageMaxLength} />
        </div>
      </form>
    </div>
  );
}

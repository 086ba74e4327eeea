import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { cleanText } from '#lib/api/clean-text.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { controlClassName } from '#ui/primitives/control-class-name.ts';
import { FieldError } from '#ui/primitives/field-error.tsx';
import type { Message } from '../../../contract/entry-views.ts';
import { messageMaxLength } from '../../../rules/limits.ts';
import { useShowMessage } from '../../hooks/use-show-message.ts';
import { messageWords } from '../../messages.ts';
import { messagesApi } from '../../queries.ts';
import { isSendKey, tooLongWords } from './composer.tsx';

interface EditMessageProps {
  threadId: string;
  message: Message;
  onEnd: () => void;
}

/** An own message in a field, to be changed. */
export function EditMessage({ threadId, message, onEnd }: EditMessageProps) {
  const [text, setText] = useState(message.text);
  const errorId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const show = useShowMessage(threadId);
  const saving = useMutation({
    mutationFn: (changed: string) => messagesApi.edit({ messageId: message.id, text: changed }),
    onSuccess: async (edited) => {
      await show(edited);
      onEnd();
    },
    onError: (error) => {
      const problem = asApiProblem(error);
      notify.error(
        'Error',
        problem && problem.status < 500 ? problem.message : messageWords.changeFailed,
      );
    },
  });
  const given = cleanText(text);
  const isTooLong = given.length > messageMaxLength;
  const problem = given === '' ? messageWords.nothingWritten : isTooLong && tooLongWords;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (problem || saving.isPending) return;
    if (given === message.text) onEnd();
    else saving.mutate(given);
  }

  return (
    <form ref={formRef} onSubmit={handleSubmit} className="flex flex-col gap-2 py-1">
      <textarea
        ref={focusAtEnd}
        aria-label="Your message"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? errorId : undefined}
        rows={2}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEnd();
          if (isSendKey(event)) formRef.current?.requestSubmit();
        }}
        className={controlClassName('max-h-60 resize-y field-sizing-content')}
      />
      {problem && <FieldError id={errorId}>{problem}</FieldError>}
      <span className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={saving.isPending}>
          Save
        </Button>
        <Button variant="ghost" size="sm" onClick={onEnd}>
          Cancel
        </Button>
      </span>
    </form>
  );
}

/** The reader has asked for this field a moment ago; the menu that they chose it from gives the focus back first. */
function focusAtEnd(field: HTMLTextAreaElement | null): void {
  setTimeout(() => {
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  });
}

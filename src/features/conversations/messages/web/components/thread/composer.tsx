import { Send } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFileDrop } from '#features/profiles/photos/web/hooks/use-file-drop.ts';
import { cleanText } from '#lib/api/clean-text.ts';
import { cx } from '#ui/class-names.ts';
import { keepToastsOff } from '#ui/feedback/toast-room.ts';
import { Button } from '#ui/primitives/button.tsx';
import { CharacterCounter } from '#ui/primitives/character-counter.tsx';
import { controlClassName } from '#ui/primitives/control-class-name.ts';
import { FieldError } from '#ui/primitives/field-error.tsx';
import { messageMaxLength } from '../../../rules/limits.ts';
import { useChosenFiles } from '../../hooks/use-chosen-files.ts';
import { useMessageDraft } from '../../hooks/use-message-draft.ts';
import { messageWords } from '../../messages.ts';
import { AttachButton } from '../files/attach-button.tsx';
import { ChosenFileList } from '../files/chosen-file-list.tsx';
import { fileWords } from '../files/file-words.ts';
import { type ChosenFile, isReady, type ReadyFile } from '../files/kept-files.ts';
import type { UploadPlace } from '../files/upload-file.ts';

interface ComposerProps {
  /** Names the draft: who writes to whom. */
  draftKey: string;
  /** To whom. */
  name: string;
  /** What stands in the field before anything was written. */
  beginning?: string | undefined;
  /** The user was writing on the page before, and goes on here. */
  goesOn?: boolean | undefined;
  /** Where its files are uploaded to. */
  place: UploadPlace;
  onSend: (text: string, files: readonly ReadyFile[]) => void;
}

export const tooLongWords = `A message can have up to ${messageMaxLength} characters`;

/** Whether these keys send what is being written; Enter alone begins a new line. */
export const isSendKey = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;

/** Why a message with these files does not go yet. */
function obstacleIn(files: readonly ChosenFile[]): string | undefined {
  if (files.some(({ state }) => state === 'sending')) return fileWords.stillComing;
  return files.some(({ state }) => state === 'failed') ? fileWords.notAllThere : undefined;
}

/** Where a message is written. What stands in it is kept until it is sent. */
export function Composer(props: ComposerProps) {
  const { draftKey, name, beginning, goesOn = false, place, onSend } = props;
  const id = useId();
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const chosen = useChosenFiles(place, `files:${draftKey}`);
  const { targetRef: formRef, isOver } = useFileDrop<HTMLFormElement>((_, files) =>
    chosen.choose(files),
  );
  const { text, write } = useMessageDraft(draftKey, fieldRef, beginning);
  const [isTried, setIsTried] = useState(false);
  const given = cleanText(text);
  const isTooLong = given.length > messageMaxLength;
  const missing = isTried && given === '' ? messageWords.nothingWritten : undefined;
  const waiting = isTried ? obstacleIn(chosen.files) : undefined;
  const problem = (isTooLong ? tooLongWords : missing) ?? waiting ?? chosen.problem;

  useEffect(() => {
    if (goesOn) fieldRef.current?.focus();
  }, [goesOn]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    fieldRef.current?.focus();
    const isHeld = given === '' || isTooLong || obstacleIn(chosen.files) !== undefined;
    setIsTried(isHeld);
    if (isHeld) return;
    const files = chosen.files
      .filter(isReady)
      .map(({ id, name, bytes, kind }) => ({ id, name, bytes, kind }));
    write('');
    chosen.clear();
    onSend(given, files);
  }

  return (
    <div ref={keepToastsOff} className="print:hidden">
      <form
        ref={formRef}
        method="post"
        noValidate
        onSubmit={handleSubmit}
        className={cx(
          'flex flex-col gap-1.5 border-t border-line bg-canvas py-3',
          isOver && 'outline-2 -outline-offset-2 outline-focus outline-dashed',
        )}
      >
        <p className="hidden noscript:block">
          Writing needs JavaScript, which is switched off in your browser.
        </p>
        <label htmlFor={id} className="sr-only">
          Message to {name}
        </label>
        <ChosenFileList chosen={chosen} onRemoved={() => fieldRef.current?.focus()} />
        <div className="flex items-end gap-2">
          <AttachButton onFiles={chosen.choose} />
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
            onPaste={(event) => {
              const files = [...event.clipboardData.files];
              if (files.length === 0) return;
              event.preventDefault();
              chosen.choose(files);
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

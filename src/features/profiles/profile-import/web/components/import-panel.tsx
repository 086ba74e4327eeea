import { FileUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import type { ProfileFiller } from '#features/profiles/consultants/web/components/profile-form/profile-filler.ts';
import { useFileDrop } from '#features/profiles/photos/web/hooks/use-file-drop.ts';
import { cx } from '#ui/class-names.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { ProgressBar } from '#ui/primitives/progress-bar.tsx';
import { leftOutReasons } from '../../rules/found-profile.ts';
import type { ProfileDraft } from '../../rules/profile-draft.ts';
import { useFillForm } from '../hooks/use-fill-form.ts';
import { useReadFile } from '../hooks/use-read-file.ts';
import { importMessages, linkedInSteps } from '../messages/import-messages.ts';
import { leftOutWords } from '../messages/left-out-words.ts';
import { placeWords } from '../messages/source-words.ts';
import { ImportResult } from './import-result.tsx';

const accepted = '.zip,.csv,.json,.pdf,.docx,.docm';

interface ImportPanelProps {
  filler: ProfileFiller;
}

/** Takes a file, shows how far it is, and what came of it. */
export function ImportPanel({ filler }: ImportPanelProps) {
  const { read, stop, isReading, part, error } = useReadFile();
  const { outcome, file, fillFrom, fillInstead, takeBack } = useFillForm(filler);
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { targetRef, isOver } = useFileDrop<HTMLDivElement>((dropped) => void handleFile(dropped));

  // The button that opened this is gone.
  useEffect(() => buttonRef.current?.focus(), []);

  async function handleFile(chosen: File | undefined) {
    if (!chosen || isReading) return;
    try {
      fillFrom(await read(chosen));
    } catch {
      // Said below.
    }
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.currentTarget.files?.[0];
    // The same file may be chosen again.
    event.currentTarget.value = '';
    void handleFile(chosen);
  }

  function handleStop() {
    stop();
    buttonRef.current?.focus();
  }

  return (
    <div className="flex flex-col gap-4">
      <div
        ref={targetRef}
        className={cx(
          'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-dashed p-4',
          isOver ? 'border-primary bg-primary-soft' : 'border-line-strong',
        )}
      >
        <Button
          ref={buttonRef}
          variant={outcome ? 'secondary' : 'primary'}
          pending={isReading}
          onClick={() => inputRef.current?.click()}
        >
          <FileUp aria-hidden="true" />
          {outcome ? 'Choose Another File' : 'Choose File'}
        </Button>
        <p className="min-w-0 text-sm text-ink-muted">
          LinkedIn (.zip), JSON Resume (.json), PDF, Word (.docx), up to 10 MB. Or drop it here.
        </p>
        <input
          ref={inputRef}
          type="file"
          accept={accepted}
          onChange={handleChange}
          hidden
          aria-label="File to read"
        />
      </div>
      {isReading && (
        <div className="flex items-end gap-4">
          <div className="grow">
            <ProgressBar label={part < 1 ? 'Sending the file…' : 'Reading the file…'} part={part} />
          </div>
          <Button variant="ghost" size="sm" onClick={handleStop}>
            Cancel
          </Button>
        </div>
      )}
      {error && (
        <Banner tone="danger" title="The file was not read">
          {error} {importMessages.nothingLost}
        </Banner>
      )}
      {outcome && file && !isReading && (
        <>
          <ImportResult
            {...{ outcome, filler }}
            fileName={file.fileName}
            onUseInstead={fillInstead}
            onTakeBack={() => {
              takeBack();
              buttonRef.current?.focus();
            }}
          />
          <LeftOutList leftOut={file.draft.leftOut} fileName={file.fileName} />
        </>
      )}
      <Disclosure summary="How to get your LinkedIn export">
        <ol className="flex list-decimal flex-col gap-1 pl-5 text-ink-muted">
          {linkedInSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Disclosure>
      <p className="text-sm text-ink-muted">{importMessages.forgotten}</p>
    </div>
  );
}

interface LeftOutListProps {
  leftOut: ProfileDraft['leftOut'];
  fileName: string;
}

/** What was found in a file and not taken over, by the reason. */
function LeftOutList({ leftOut, fileName }: LeftOutListProps) {
  const groups = leftOutReasons
    .map((reason) => ({ reason, items: leftOut.filter((left) => left.reason === reason) }))
    .filter(({ items }) => items.length > 0);
  if (groups.length === 0) return null;
  return (
    <Disclosure summary={`Found and not taken over: ${leftOut.length}`}>
      <dl className="flex flex-col gap-3">
        {groups.map(({ reason, items }) => (
          <div key={reason}>
            <dt className="font-medium text-ink">{leftOutWords[reason]}</dt>
            {items.map(({ what, place }) => {
              const where = placeWords([place], fileName);
              return (
                <dd key={`${what} ${where}`} className="text-ink-muted wrap-anywhere">
                  {what}
                  {where !== what && <span className="text-sm"> ({where})</span>}
                </dd>
              );
            })}
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

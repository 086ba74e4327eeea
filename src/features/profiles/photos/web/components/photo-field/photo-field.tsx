import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/primitives/button.tsx';
import { FieldGroup } from '#ui/primitives/field-group.tsx';
import type { OwnPhoto } from '../../../contract.ts';
import { photoTypes } from '../../../rules.ts';
import { useFileDrop } from '../../hooks/use-file-drop.ts';
import { photoMessages } from '../../messages.ts';
import { ConsultantPhoto } from '../consultant-photo.tsx';
import { type ChosenPicture, examineFile } from './chosen-picture.ts';
import { PhotoDialog } from './photo-dialog.tsx';

interface PhotoFieldProps {
  /** The id of the photo that was chosen: null for none, undefined while nothing was. */
  value: string | null | undefined;
  onChange: (photoId: string | null) => void;
  error: string | undefined;
  /** The photo the profile has now. */
  saved: OwnPhoto | null;
  /** Shown while there is no photo. */
  initials: string;
}

/** The profile's photo: chosen or dropped, cut, uploaded, and part of the profile once the form is saved. */
export function PhotoField({ value, onChange, error, saved, initials }: PhotoFieldProps) {
  const [uploaded, setUploaded] = useState<OwnPhoto | null>(null);
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState('');
  const [spoken, setSpoken] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { targetRef, isOver } = useFileDrop<HTMLDivElement>((file) => void handleFile(file));

  const chosenId = value === undefined ? saved?.id : value;
  const shown = [uploaded, saved].find((photo) => photo !== null && photo.id === chosenId);

  async function handleFile(file: File | undefined) {
    if (!file) return;
    setSpoken('');
    const examined = await examineFile(file);
    setProblem('problem' in examined ? examined.problem : '');
    if (!('problem' in examined)) setPicture(examined);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    // The same file may be chosen again.
    event.currentTarget.value = '';
    void handleFile(file);
  }

  function closeDialog() {
    if (picture) URL.revokeObjectURL(picture.url);
    setPicture(null);
  }

  function handleUploaded(photo: OwnPhoto) {
    setUploaded(photo);
    onChange(photo.id);
    setSpoken(photoMessages.ready);
    closeDialog();
  }

  function handleRemove() {
    setProblem('');
    onChange(null);
    setSpoken(photoMessages.removed);
    buttonRef.current?.focus();
  }

  const shownProblem = problem || error;
  return (
    <FieldGroup
      legend="Profile photo"
      hint="JPG, PNG or GIF, up to 5 MB. Visitors never see it: they see your initials."
      optional
      error={shownProblem}
      data-invalid={shownProblem ? true : undefined}
    >
      <div
        ref={targetRef}
        className={cx(
          'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-dashed p-4',
          isOver ? 'border-primary bg-primary-soft' : 'border-line-strong bg-surface',
        )}
      >
        <ConsultantPhoto initials={initials} imageUrl={shown?.largeUrl} size="lg" />
        <div className="flex min-w-0 flex-col gap-2">
          <div className="flex flex-wrap gap-3">
            <Button ref={buttonRef} variant="secondary" onClick={() => inputRef.current?.click()}>
              <ImageUp aria-hidden="true" />
              {chosenId ? 'Change Photo' : 'Choose Photo'}
            </Button>
            {chosenId && (
              <Button variant="ghost" onClick={handleRemove}>
                <Trash2 aria-hidden="true" />
                Remove Photo
              </Button>
            )}
          </div>
          <p className="text-sm text-ink-muted">
            {value ? photoMessages.notSavedYet : 'Or drop a picture here.'}
          </p>
        </div>
        <input
          ref={inputRef}
          type="file"
          accept={photoTypes.join(',')}
          onChange={handleChange}
          hidden
          aria-label="Photo file"
        />
      </div>
      <p role="status" className="sr-only">
        {problem || spoken}
      </p>
      {picture && (
        <PhotoDialog picture={picture} onClose={closeDialog} onUploaded={handleUploaded} />
      )}
    </FieldGroup>
  );
}

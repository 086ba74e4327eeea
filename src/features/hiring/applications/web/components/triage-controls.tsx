import { Star } from 'lucide-react';
import { applicationStages } from '#catalogue/enumerations/application.ts';
import { PrivateNote } from '#ui/form/private-note.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { ReceivedApplication } from '../../contract/application-views.ts';
import { clientNoteMaxLength } from '../../rules/life-cycle.ts';
import { useTriage } from '../hooks/use-triage.ts';

const chosenStages = applicationStages.options.filter(({ value }) => value !== 'new');

/** Where the client sorts an application, its star and their note. Its consultant sees none of it. */
export function TriageControls({ application }: { application: ReceivedApplication }) {
  const { stage, isStarred, note, status, can } = application;
  const { name } = application.consultant;
  const { triage, sort } = useTriage();
  // Answers of 0.6.0 have no `triage`: its clients may all sort.
  if (can.triage === false) {
    return (
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {status === 'pending' && stage !== 'new' && <Badge>{applicationStages.label(stage)}</Badge>}
        {isStarred && <Badge>Starred</Badge>}
        {note && <p className="w-full wrap-anywhere whitespace-pre-line">{note}</p>}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">Sort {name}</legend>
        {status === 'pending' &&
          chosenStages.map(({ value, label }) => (
            <Button
              key={value}
              size="sm"
              variant={stage === value ? 'primary' : 'secondary'}
              aria-pressed={stage === value}
              onClick={() => sort(application, { stage: stage === value ? 'new' : value })}
            >
              {label}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          ))}
        <IconButton
          label={`Star ${name}`}
          aria-pressed={isStarred}
          onClick={() => sort(application, { isStarred: !isStarred })}
        >
          <Star aria-hidden="true" className={isStarred ? 'fill-current text-ink' : undefined} />
        </IconButton>
      </fieldset>
      <PrivateNote
        note={note}
        name={name}
        maxLength={clientNoteMaxLength}
        save={(text) => triage(application, { note: text.trim() })}
      />
    </div>
  );
}

import { Archive, ArchiveRestore } from 'lucide-react';
import { Button } from '#ui/primitives/button.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { OwnProject } from '../../contract/project-views.ts';
import { useArchive } from '../hooks/use-archive.ts';
import { archiveFailed } from '../messages.ts';

interface ArchiveButtonProps {
  project: OwnProject;
  size?: 'sm';
  /** Once it is done: the card on which this button stands leaves the list. */
  onDone?: () => void;
}

/** Puts a closed project away, or brings it back; nothing for one that is not closed. */
export function ArchiveButton({ project, size, onDone }: ArchiveButtonProps) {
  const { change, isChanging, hasFailed } = useArchive(project, { ...(onDone && { onDone }) });
  const { archive, unarchive } = project.can;
  if (!(archive || unarchive)) return null;
  const Icon = archive ? Archive : ArchiveRestore;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <Button
        variant="secondary"
        {...(size && { size })}
        pending={isChanging}
        onClick={() => change(archive ? 'archive' : 'unarchive')}
      >
        <Icon aria-hidden="true" />
        {archive ? 'Archive' : 'Move Back'}
        <VisuallyHidden> {project.title}</VisuallyHidden>
      </Button>
      {hasFailed && (
        <span role="alert" className="text-sm">
          {archiveFailed}
        </span>
      )}
    </span>
  );
}

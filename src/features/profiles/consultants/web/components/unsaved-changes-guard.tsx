import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';

interface UnsavedChangesGuardProps {
  /** Asked when the person leaves. */
  hasUnsavedChanges: () => boolean;
  /** The reader gives the changes up. */
  onLeave: () => void;
}

/** Asks before a link, the back button or closing the tab throws away what was entered. */
export function UnsavedChangesGuard({ hasUnsavedChanges, onLeave }: UnsavedChangesGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasUnsavedChanges(),
    enableBeforeUnload: hasUnsavedChanges,
    withResolver: true,
  });

  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title="Leave without saving?"
      description="What you have entered on this page is not saved yet. If you leave now, it is lost."
      confirmLabel="Leave without saving"
      cancelLabel="Stay on this page"
      destructive
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
    />
  );
}

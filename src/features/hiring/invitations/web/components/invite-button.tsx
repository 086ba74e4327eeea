import { MailPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import type { ButtonLook } from '#ui/primitives/button-class-name.ts';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import { InviteForm } from './invite-form.tsx';

interface InviteButtonProps {
  consultantId: string;
  /** For the button's name, where several stand on a page. */
  name: string;
  /** The project, where the page is about one; else it is chosen. */
  projectId?: string | undefined;
  /** A small one, on a card, says no more than that it invites. */
  size?: ButtonLook['size'];
}

/**
 * Invites a consultant to one of the client's open projects, a private one too. Its dialog is made when it is first
 * opened: of a list of buttons most never are.
 */
export function InviteButton({ consultantId, name, projectId, size }: InviteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const where = projectId ? 'This Project' : 'a Project';
  return (
    <>
      <Button
        ref={buttonRef}
        variant="secondary"
        size={size}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <MailPlus aria-hidden="true" />
        {size === 'sm' ? 'Invite' : `Invite to ${where}`}
        <VisuallyHidden>{size === 'sm' ? ` to ${where}: ${name}` : `: ${name}`}</VisuallyHidden>
      </Button>
      {wasOpened && (
        <Dialog
          title={projectId ? `Invite ${name} to this project` : `Invite ${name} to a project`}
          description="They are notified by e-mail, and can read the project and apply, also when it is private. Company and contact stay hidden until they apply."
          open={isOpen}
          onOpenChange={setIsOpen}
          openedBy={buttonRef}
        >
          {isOpen && (
            <InviteForm
              consultantId={consultantId}
              projectId={projectId}
              onEnd={() => setIsOpen(false)}
            />
          )}
        </Dialog>
      )}
    </>
  );
}

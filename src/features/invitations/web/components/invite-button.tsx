import { MailPlus } from 'lucide-react';
import { useState } from 'react';
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

/** Invites a consultant to one of the client's open projects, a private one too. */
export function InviteButton({ consultantId, name, projectId, size }: InviteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const where = projectId ? 'This Project' : 'a Project';
  return (
    <Dialog
      title={projectId ? `Invite ${name} to this project` : `Invite ${name} to a project`}
      description="They are told by e-mail, and can read the project and apply, also when it is private. Company and contact stay hidden until they apply."
      trigger={
        <Button variant="secondary" size={size}>
          <MailPlus aria-hidden="true" />
          {size === 'sm' ? (
            <>
              Invite<VisuallyHidden> to {where}</VisuallyHidden>
            </>
          ) : (
            `Invite to ${where}`
          )}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      }
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      {isOpen && (
        <InviteForm
          consultantId={consultantId}
          projectId={projectId}
          onEnd={() => setIsOpen(false)}
        />
      )}
    </Dialog>
  );
}

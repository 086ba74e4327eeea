import { Link } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { type ButtonLook, buttonClassName } from '#ui/primitives/button-class-name.ts';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';

interface ContactLinkProps extends Pick<ButtonLook, 'variant' | 'size' | 'className'> {
  /** To whom. */
  personId: string;
  /** Their name, for those who hear the words without seeing where they stand. */
  name?: string | undefined;
  /** What it is about. */
  projectId?: string | undefined;
  children: string;
}

/** Leads to the conversation with a user, or to where it begins. */
export function ContactLink({ personId, name, projectId, children, ...look }: ContactLinkProps) {
  return (
    <Link
      to="/messages/with/$personId"
      params={{ personId }}
      search={projectId ? { project: projectId } : {}}
      className={buttonClassName(look)}
    >
      <MessageSquare aria-hidden="true" />
      {children}
      {name && <VisuallyHidden>{`: ${name}`}</VisuallyHidden>}
    </Link>
  );
}

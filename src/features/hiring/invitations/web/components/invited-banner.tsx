import { Link } from '@tanstack/react-router';
import { Banner } from '#ui/primitives/banner.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';

/** On the page of a project: that its client has invited the consultant. */
export const InvitedBanner = ({ invitationId }: { invitationId: string }) => (
  <Banner
    tone="info"
    title="You are invited to this project"
    action={
      <Link
        to="/invitations/$invitationId"
        params={{ invitationId }}
        className={buttonClassName({ variant: 'secondary', size: 'sm' })}
      >
        Read the invitation
      </Link>
    }
  >
    Applying answers it. To decline, open the invitation.
  </Banner>
);

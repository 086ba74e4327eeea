import { ExternalLink, Globe, MessageSquare, Phone } from 'lucide-react';
import type { ListedProfile } from '#features/consultants/contract/listed-profile.ts';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Dialog } from '#ui/primitives/dialog.tsx';

type Contact = Pick<ListedProfile, 'name' | 'phone' | 'phoneText' | 'websiteUrl' | 'linkedinUrl'>;

const wide = buttonClassName({ variant: 'secondary', className: 'w-full justify-start' });

/** The ways to reach a consultant directly, each one press away. */
export function ContactDialog({ consultant }: { consultant: Contact }) {
  const { name, phone, phoneText, websiteUrl, linkedinUrl } = consultant;
  return (
    <Dialog
      title={`Contact ${name}`}
      description="You speak with the consultant directly. Nobody stands between you, and nobody takes a share."
      trigger={
        <Button>
          <MessageSquare aria-hidden="true" />
          Contact Consultant
        </Button>
      }
    >
      <ul className="flex flex-col gap-3">
        {phone && (
          <li>
            <a href={`tel:${phone}`} className={wide}>
              <Phone aria-hidden="true" />
              Call {phoneText}
            </a>
          </li>
        )}
        {linkedinUrl && (
          <li>
            <a href={linkedinUrl} target="_blank" rel="noopener noreferrer" className={wide}>
              <ExternalLink aria-hidden="true" />
              Write on LinkedIn (opens a new tab)
            </a>
          </li>
        )}
        {websiteUrl && (
          <li>
            <a href={websiteUrl} target="_blank" rel="noopener noreferrer" className={wide}>
              <Globe aria-hidden="true" />
              Visit the website (opens a new tab)
            </a>
          </li>
        )}
      </ul>
    </Dialog>
  );
}

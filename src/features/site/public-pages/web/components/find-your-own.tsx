import { Link } from '@tanstack/react-router';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { CallToAction } from './call-to-action.tsx';

/** The end of every page of the directory: let them come to you, or look on. */
export function FindYourOwn() {
  return (
    <CallToAction
      title="Let the right ones come to you"
      note="Free to join • No commitment • Start in minutes"
      actions={
        <>
          <Link to="/post-project" className={buttonClassName({ size: 'lg' })}>
            Post a Project
          </Link>
          <Link
            to="/auth"
            search={{ type: 'client' }}
            className={buttonClassName({ size: 'lg', variant: 'secondary' })}
          >
            Create a Client Account
          </Link>
        </>
      }
    >
      Describe your project once, and consultants who know the modules answer themselves. With an
      approved account you also see names, full profiles and contact details.
    </CallToAction>
  );
}

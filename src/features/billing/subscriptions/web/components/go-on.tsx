import { useRouter } from '@tanstack/react-router';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';

/** To what the subscription was wanted for; nothing when it was wanted for itself. */
export function GoOn({ next }: { next: string | undefined }) {
  const router = useRouter();
  if (!next) return null;
  return (
    <a
      href={next}
      className={buttonClassName({ size: 'sm' })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void router.navigate({ href: next });
      }}
    >
      {isApplication(next) ? 'Go on with your application' : 'Go on'}
    </a>
  );
}

const isApplication = (path: string): boolean => /^\/project\/[^/]+\/apply\b/.test(path);

import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import type { Thread, WriteObstacle } from '../../../contract/thread-views.ts';
import { useThreadChange } from '../../hooks/use-thread-change.ts';
import { obstacleWords } from '../../messages.ts';

interface ObstacleBannerProps {
  obstacle: WriteObstacle;
  name: string;
  /** Where it can be unblocked. */
  thread?: Thread | undefined;
}

/** Shown instead of the message field: why the user cannot write, and what they can do. */
export function ObstacleBanner({ obstacle, name, thread }: ObstacleBannerProps) {
  const { title, text } = obstacleWords(name)[obstacle];
  return (
    <Banner
      tone="info"
      role="note"
      title={title}
      className="my-3"
      action={obstacle === 'blocked' && thread && <Unblock thread={thread} />}
    >
      {text}
    </Banner>
  );
}

function Unblock({ thread }: { thread: Thread }) {
  const { decideOrTell, isDeciding } = useThreadChange(thread, () => undefined);
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={isDeciding}
      onClick={() => decideOrTell('unblock')}
    >
      Unblock
    </Button>
  );
}

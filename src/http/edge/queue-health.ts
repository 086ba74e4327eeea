import type { QueueHealth } from '#lib/jobs/job-queue.ts';

/** Workers look for jobs every ten seconds at least, each statement ends after ten: later, none gets through. */
const longestSilenceSeconds = 30;

/** Why this node works on no background jobs although it should; null when it does. */
export function findQueueObstacle({ isWorking, secondsSinceAnswer }: QueueHealth): string | null {
  const isSilent = (secondsSinceAnswer ?? 0) > longestSilenceSeconds;
  return isWorking && isSilent ? 'background jobs do not reach the database' : null;
}

/** What of the queue does not work, and is no reason to take the node away. */
export function listQueueLimits({ isWorking, isListening }: QueueHealth): string[] {
  return isWorking && !isListening
    ? ['background jobs, mails among them, may wait ten seconds']
    : [];
}

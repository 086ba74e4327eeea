interface UploadProgressProps {
  /** What has been sent, from 0 to 1. */
  part: number;
  className?: string;
}

// The browsers' own bars know no colours of ours.
const barClassName =
  'block h-2 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-sunken ' +
  '[&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary';

/** How far an upload is: seen at once, spoken at each quarter. */
export function UploadProgress({ part, className }: UploadProgressProps) {
  const percent = Math.round(part * 100);
  const isSent = percent === 100;
  const quarter = Math.floor(percent / 25) * 25;
  return (
    <div className={className}>
      <div className="mb-1 flex justify-between gap-3 text-sm text-ink-muted" aria-hidden="true">
        <span>{isSent ? 'Preparing your photo…' : 'Uploading…'}</span>
        <span>{percent} %</span>
      </div>
      <progress aria-label="Upload" value={percent} max={100} className={barClassName} />
      <p role="status" className="sr-only">
        {isSent ? 'Preparing your photo' : `Uploading, ${quarter} %`}
      </p>
    </div>
  );
}

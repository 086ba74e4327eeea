/** How far an upload is: seen at once, spoken at each quarter. */
export function UploadProgress({ part }: { part: number }) {
  const percent = Math.round(part * 100);
  const isSent = percent === 100;
  const quarter = Math.floor(percent / 25) * 25;
  return (
    <div>
      <div className="mb-1 flex justify-between gap-3 text-sm text-ink-muted" aria-hidden="true">
        <span>{isSent ? 'Preparing your photo…' : 'Uploading…'}</span>
        <span>{percent} %</span>
      </div>
      <progress
        aria-label="Upload"
        value={percent}
        max={100}
        className="block h-2 w-full accent-primary"
      />
      <p role="status" className="sr-only">
        {isSent ? 'Preparing your photo' : `Uploading, ${quarter} %`}
      </p>
    </div>
  );
}

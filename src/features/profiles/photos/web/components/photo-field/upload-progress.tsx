import { ProgressBar } from '#ui/primitives/progress-bar.tsx';

interface UploadProgressProps {
  /** What has been sent, from 0 to 1. */
  part: number;
  className?: string;
}

/** How far the upload of a photo is; once all is sent the server still has to prepare it. */
export function UploadProgress({ part, className }: UploadProgressProps) {
  return (
    <div className={className}>
      <ProgressBar label={part < 1 ? 'Uploading…' : 'Preparing your photo…'} part={part} />
    </div>
  );
}

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { ProgressBar } from '#ui/primitives/progress-bar.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { OwnPhoto } from '../../../contract.ts';
import { useUploadPhoto } from '../../hooks/use-upload-photo.ts';
import type { ChosenPicture } from './chosen-picture.ts';

// Only those who choose a picture fetch what cuts it.
const PhotoCropper = lazy(async () => {
  const { PhotoCropper: component } = await import('./photo-cropper.tsx');
  return { default: component };
});

interface PhotoDialogProps {
  picture: ChosenPicture;
  onClose: () => void;
  onUploaded: (photo: OwnPhoto) => void;
}

/** Cuts a chosen picture to a square and sends it. It stays open until the photo has arrived. */
export function PhotoDialog({ picture, onClose, onUploaded }: PhotoDialogProps) {
  const [square, setSquare] = useState<{ left: number; top: number; size: number }>();
  const { upload, isUploading, part, error } = useUploadPhoto();

  async function handleUse() {
    if (!square) return;
    try {
      onUploaded(await upload({ file: picture.file, square }));
    } catch {
      // Said in the dialog.
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Crop your photo"
      footer={
        <>
          {isUploading && <UploadProgress part={part} className="grow max-sm:order-last sm:mr-4" />}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            pending={isUploading}
            disabledBecause={square ? undefined : 'The picture is not ready yet.'}
            onClick={() => void handleUse()}
          >
            Use This Photo
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {error && <UploadProblem>{error}</UploadProblem>}
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <PhotoCropper imageUrl={picture.url} isUploading={isUploading} onCrop={setSquare} />
        </Suspense>
      </div>
    </Dialog>
  );
}

/** Why the last attempt failed; brought into sight, for the dialog may have been scrolled. */
function UploadProblem({ children }: { children: string }) {
  const problemRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    problemRef.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={problemRef}>
      <Banner tone="danger" title="The photo was not uploaded">
        {children}
      </Banner>
    </div>
  );
}

interface UploadProgressProps {
  /** What has been sent, from 0 to 1. */
  part: number;
  className?: string;
}

/** How far the upload of a photo is; once all is sent the server still has to prepare it. */
function UploadProgress({ part, className }: UploadProgressProps) {
  return (
    <div className={className}>
      <ProgressBar label={part < 1 ? 'Uploading…' : 'Preparing your photo…'} part={part} />
    </div>
  );
}

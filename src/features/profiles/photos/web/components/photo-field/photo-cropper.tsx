import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Field } from '#ui/primitives/field.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { type Direction, movedCrop } from './crop-position.ts';
import { CropPreview } from './crop-preview.tsx';

const largestZoom = 4;
const zoomStep = 0.1;

const moves: readonly { direction: Direction; label: string; icon: ReactNode }[] = [
  { direction: 'left', label: 'Move the picture left', icon: <ArrowLeft aria-hidden="true" /> },
  { direction: 'up', label: 'Move the picture up', icon: <ArrowUp aria-hidden="true" /> },
  { direction: 'down', label: 'Move the picture down', icon: <ArrowDown aria-hidden="true" /> },
  { direction: 'right', label: 'Move the picture right', icon: <ArrowRight aria-hidden="true" /> },
];

interface PhotoCropperProps {
  imageUrl: string;
  /** It stays as it is until it has arrived. */
  isUploading: boolean;
  /** The chosen square in pixels of the upright picture. */
  onCrop: (square: { left: number; top: number; size: number }) => void;
}

/** Moves and enlarges a picture under a square: by dragging, wheel and pinch, by keys, or by buttons. */
export function PhotoCropper({ imageUrl, isUploading, onCrop }: PhotoCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [media, setMedia] = useState({ width: 0, height: 0 });
  const [square, setSquare] = useState({ width: 0, height: 0 });
  const [area, setArea] = useState<Area>();
  const hintId = useId();
  const { frameRef, isStill } = useStillFrame();

  const uploading = isUploading ? 'The photo is being uploaded.' : undefined;
  const changeZoom = (next: number) => setZoom(Math.min(largestZoom, Math.max(1, next)));

  return (
    <div className="flex flex-col gap-4">
      <p id={hintId} className="text-ink-muted">
        Bring your face into the circle: drag the picture, or use the arrow keys.
      </p>
      <div className="grid gap-5 sm:grid-cols-[1fr_auto]">
        <div ref={frameRef} className="relative h-60 overflow-hidden sm:h-72 rounded-lg bg-sunken">
          {isStill && (
            <Cropper
              image={imageUrl}
              crop={crop}
              zoom={zoom}
              maxZoom={largestZoom}
              aspect={1}
              cropShape="round"
              showGrid={false}
              keyboardStep={8}
              disableAutomaticStylesInjection
              onCropChange={(next) => !isUploading && setCrop(next)}
              onZoomChange={(next) => !isUploading && changeZoom(next)}
              onCropSizeChange={setSquare}
              onMediaLoaded={setMedia}
              onCropAreaChange={(percent, pixels) => {
                setArea(percent);
                onCrop({
                  left: pixels.x,
                  top: pixels.y,
                  size: Math.min(pixels.width, pixels.height),
                });
              }}
              cropperProps={{
                role: 'group',
                'aria-label': 'Position of the picture',
                'aria-describedby': hintId,
              }}
            />
          )}
        </div>
        <CropPreview imageUrl={imageUrl} area={area} />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <Field label="Zoom" className="grow">
          {({ required: _required, ...control }) => (
            <div className="flex items-center gap-1">
              <IconButton
                label="Zoom out"
                disabledBecause={
                  uploading ?? (zoom <= 1 ? 'The picture is at its smallest.' : undefined)
                }
                onClick={() => changeZoom(zoom - 5 * zoomStep)}
              >
                <ZoomOut aria-hidden="true" />
              </IconButton>
              <input
                {...control}
                type="range"
                min={1}
                max={largestZoom}
                step={zoomStep}
                value={zoom}
                disabled={isUploading}
                aria-valuetext={`${Math.round(zoom * 100)} %`}
                onChange={(event) => changeZoom(Number(event.currentTarget.value))}
                className="h-11 min-w-24 grow"
              />
              <IconButton
                label="Zoom in"
                disabledBecause={
                  uploading ?? (zoom >= largestZoom ? 'The picture is at its largest.' : undefined)
                }
                onClick={() => changeZoom(zoom + 5 * zoomStep)}
              >
                <ZoomIn aria-hidden="true" />
              </IconButton>
            </div>
          )}
        </Field>
        <div className="flex gap-1">
          {moves.map(({ direction, label, icon }) => (
            <IconButton
              key={direction}
              label={label}
              disabledBecause={uploading}
              onClick={() => setCrop(movedCrop(crop, direction, { media, square, zoom }))}
            >
              {icon}
            </IconButton>
          ))}
        </div>
      </div>
    </div>
  );
}

/** A dialog grows while it opens; what measures itself has to wait until the frame has its size. */
function useStillFrame() {
  const frameRef = useRef<HTMLDivElement>(null);
  const [isStill, setIsStill] = useState(false);
  useEffect(() => {
    let next = 0;
    const look = () => {
      const frame = frameRef.current;
      const shown = frame?.getBoundingClientRect().width ?? 0;
      if (frame && Math.abs(shown - frame.offsetWidth) < 0.5) setIsStill(true);
      else next = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(next);
  }, []);
  return { frameRef, isStill };
}

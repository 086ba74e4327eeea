import type { Area } from 'react-easy-crop';
import { cx } from '#ui/class-names.ts';

interface CropPreviewProps {
  imageUrl: string;
  /** The chosen square in percent of the picture; undefined until it is known. */
  area: Area | undefined;
}

/** What the photo will look like beside a name, large and small. */
export function CropPreview({ imageUrl, area }: CropPreviewProps) {
  return (
    <div className="flex items-center gap-4 sm:flex-col sm:justify-center">
      <p className="text-sm text-ink-muted">Preview</p>
      {['size-20', 'size-12'].map((size) => (
        <div
          key={size}
          className={cx(
            'relative shrink-0 overflow-hidden rounded-full border border-primary-line bg-primary-soft',
            size,
          )}
        >
          {area && (
            <img
              src={imageUrl}
              alt=""
              className="absolute max-w-none origin-top-left"
              style={{
                width: `${10_000 / area.width}%`,
                height: `${10_000 / area.height}%`,
                left: `${(-100 * area.x) / area.width}%`,
                top: `${(-100 * area.y) / area.height}%`,
              }}
            />
          )}
        </div>
      ))}
    </div>
  );
}

import { memo, type RefObject, Suspense, use, useEffect, useRef } from 'react';
import type { LateCode } from './late-code.ts';
import { lateAttribute, partHydrated } from './late-place.ts';
import { hydrateParts, restoreTexts } from './translated-text.ts';

interface LatePartProps {
  of: LateCode;
  className?: string;
}

/**
 * A part of a page whose code comes later than the page's own. The server renders it like any other. In the browser its
 * code is fetched when the user is about to use something that needs code, or when the page is idle, because it may
 * have to show changes. Until then the server's markup stays: its text and links work, and early clicks are replayed
 * when it hydrates. The page around it may render again before that.
 */
export const LatePart = memo(function LatePart({ of, className }: LatePartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void of.expected.then(
      () => {
        const part = place.current;
        if (part?.hasAttribute(lateAttribute) && restoreTexts(part)) hydrateParts(part);
      },
      () => undefined,
    );
  }, [of]);
  return (
    <div ref={place} className={className} {...{ [lateAttribute]: '' }}>
      <Suspense>
        <Expected code={of} />
        <Hydrated place={place} />
      </Suspense>
    </div>
  );
});

function Expected({ code }: { code: LateCode }) {
  if (!code.Part) use(code.expected);
  return code.Part && <code.Part />;
}

/** Says at the place that what stands there is hydrated. */
function Hydrated({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    place.current?.dispatchEvent(new Event(partHydrated, { bubbles: true }));
  }, [place]);
  return null;
}

interface Point {
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}

/** Which way the picture is moved under the square. */
export type Direction = 'left' | 'right' | 'up' | 'down';

const steps: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** How far one press moves the picture, in pixels of the screen. */
const pressDistance = 16;

/**
 * Where the picture is after one press, measured from the middle of the square: never so far that the square would
 * hold something else than picture. `media` is the picture as large as it is on the screen without zoom.
 */
export function movedCrop(
  from: Point,
  direction: Direction,
  { media, square, zoom }: { media: Size; square: Size; zoom: number },
): Point {
  const step = steps[direction];
  const limit = (length: number, side: number) => Math.max(0, (length * zoom - side) / 2);
  return {
    x: within(from.x + step.x * pressDistance, limit(media.width, square.width)),
    y: within(from.y + step.y * pressDistance, limit(media.height, square.height)),
  };
}

const within = (value: number, limit: number): number =>
  Math.min(limit, Math.max(-limit, value)) + 0;

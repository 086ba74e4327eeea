import { describe, expect, it } from 'vitest';
import { movedCrop } from './crop-position.ts';

const square = { width: 200, height: 200 };
const wide = { media: { width: 300, height: 200 }, square, zoom: 1 };

describe('moving a picture under its square', () => {
  it('goes a step each way', () => {
    const zoomed = { ...wide, zoom: 2 };
    expect(movedCrop({ x: 0, y: 0 }, 'left', zoomed)).toEqual({ x: -16, y: 0 });
    expect(movedCrop({ x: 0, y: 0 }, 'right', zoomed)).toEqual({ x: 16, y: 0 });
    expect(movedCrop({ x: 5, y: 0 }, 'up', zoomed)).toEqual({ x: 5, y: -16 });
    expect(movedCrop({ x: 5, y: 0 }, 'down', zoomed)).toEqual({ x: 5, y: 16 });
  });

  it('stops where the picture ends', () => {
    expect(movedCrop({ x: 45, y: 0 }, 'right', wide)).toEqual({ x: 50, y: 0 });
    expect(movedCrop({ x: -50, y: 0 }, 'left', wide)).toEqual({ x: -50, y: 0 });
    expect(movedCrop({ x: 0, y: 0 }, 'up', wide)).toEqual({ x: 0, y: 0 });
  });

  it('comes back inside after the picture has become smaller', () => {
    expect(movedCrop({ x: 180, y: 90 }, 'left', wide)).toEqual({ x: 50, y: 0 });
  });
});

import { readFileSync } from 'node:fs';
import { chanceOf } from '#db/scale/chance.ts';

/** Long enough for a condition with what follows from it, and short enough to leave most of a function out. */
const linesOfAPlace = 5;

/**
 * A random part of these modules, one place in `oneIn`, for Stryker's `mutate`. A change counts when it lies within a
 * place, so that whole bodies, whose loss nearly every test notices, are seldom among them. The same for the same
 * modules.
 */
export function samplePlaces(modules: readonly string[], oneIn: number): string[] {
  return modules.flatMap((path) => {
    const chance = chanceOf(path);
    const lines = readFileSync(path, 'utf8').split('\n').length;
    const places: string[] = [];
    for (let line = 1; line <= lines; line += linesOfAPlace) {
      if (chance.whole(1, oneIn) > 1) continue;
      places.push(`${path}:${line}-${Math.min(line + linesOfAPlace - 1, lines)}`);
    }
    return places;
  });
}

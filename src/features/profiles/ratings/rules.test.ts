import { expect, it } from 'vitest';
import { noRating, ratingOf } from './rules.ts';

/** Reviews with these stars, each by another client. */
const by = (...stars: number[]) => stars.map((each) => ({ reviews: 1, stars: each }));
const times = (count: number, stars: number) => by(...Array.from({ length: count }, () => stars));

it('a consultant without a review has no mean, and the score of the prior', () => {
  expect(ratingOf([])).toEqual(noRating);
});

it('the score moves from the prior to the mean as reviews come', () => {
  // (5 × 4.00 + 5.00) / 6 = 4.1667; (5 × 4.00 + 15 × 5.00) / 20 = 4.75.
  expect(ratingOf(by(500)).score).toBe(417);
  expect(ratingOf(times(15, 500)).score).toBe(475);
});

it('one perfect review comes after many very good ones, and bad ones after none', () => {
  expect(ratingOf(times(10, 463)).score).toBeGreaterThan(ratingOf(by(500)).score);
  expect(ratingOf(by(200, 300)).score).toBeLessThan(noRating.score);
});

it('a mean is shown from three clients on', () => {
  expect(ratingOf(by(500, 500)).mean).toBeNull();
  expect(ratingOf(by(500, 450, 413)).mean).toBe(454);
});

it('a client counts once, however many deals they review', () => {
  const often = [{ reviews: 4, stars: 500 + 500 + 500 + 400 }];
  expect(ratingOf(often)).toEqual({ reviews: 4, mean: null, score: ratingOf(by(475)).score });
  expect(ratingOf([...often, ...by(400, 400)]).mean).toBe(425);
});

it('a client none of whose reviews count is no reviewer', () => {
  expect(ratingOf([{ reviews: 0, stars: 0 }, ...by(500, 500)])).toEqual(ratingOf(by(500, 500)));
});

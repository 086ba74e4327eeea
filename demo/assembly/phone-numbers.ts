import { type DemoCity, placeOf } from '../content/places.ts';

/** A number for each person, from the ranges for fictional use; the same person, the same number. */
export function phoneNumbersFor(
  people: readonly { email: string; city: DemoCity }[],
): ReadonlyMap<string, string> {
  return new Map(
    people.map(({ email, city }, index) => {
      const { phonePrefix, phoneDigits } = placeOf(city);
      return [email, `${phonePrefix}${String(index + 10).padStart(phoneDigits, '0')}`];
    }),
  );
}

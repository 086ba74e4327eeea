/**
 * The same day and time, `months` calendar months later, in UTC. A day that the month does not have
 * becomes its last day: 31 January plus one month is 28 or 29 February.
 */
export function addCalendarMonths(start: Date, months: number): Date {
  const moved = new Date(start);
  // From the first of the month, or a missing day would roll over into the next month.
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const daysInMonth = new Date(
    Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0),
  ).getUTCDate();
  moved.setUTCDate(Math.min(start.getUTCDate(), daysInMonth));
  return moved;
}

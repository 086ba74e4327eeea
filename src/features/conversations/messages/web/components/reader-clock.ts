/** Moments as one reader's clock and calendar say them. */
export interface ReaderClock {
  /** The day on which a moment is there: `2026-11-23`. */
  dayOf: (moment: string) => string;
  /** Such as `14:05`. */
  timeOf: (moment: string) => string;
  /** The day of a moment in words: `Today`, `Yesterday`, `Friday 20 November`, `20 November 2025`. */
  dayInWords: (moment: string) => string;
  /** As short as a list has room for: the time of today, else the day. */
  inShort: (moment: string) => string;
  /** Such as `Tuesday 24 November, 10:00 to 10:30`. */
  spanInWords: (from: string, to: string) => string;
  /** Day and time, for anyone who asks exactly. */
  inFull: (moment: string) => string;
}

const dayMs = 24 * 60 * 60 * 1000;

const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);

/** Whether the browser knows this zone; some name ones that they do not know. */
function isKnown(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The clock of a zone. Without one it is in UTC and says so; without today's day, no day is `Today`. */
export function readerClock(zone?: string, today?: string): ReaderClock {
  const isReaders = zone !== undefined && isKnown(zone);
  const format = (options: Intl.DateTimeFormatOptions, locale = 'en-GB') => {
    const formatter = new Intl.DateTimeFormat(locale, {
      ...options,
      timeZone: isReaders ? zone : 'UTC',
    });
    return (moment: string) => formatter.format(new Date(moment));
  };
  // Sweden writes the days of the calendar as ISO does.
  const dayOf = format({ dateStyle: 'short' }, 'sv-SE');
  const clockTime = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const timeOf = isReaders ? clockTime : (moment: string) => `${clockTime(moment)} UTC`;
  const weekday = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const date = format({ dateStyle: 'long' });
  const shortDay = format({ day: 'numeric', month: 'short' });
  const shortDate = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const isThisYear = (day: string): boolean => day.slice(0, 4) === today?.slice(0, 4);

  return {
    dayOf,
    timeOf,
    dayInWords(moment) {
      const day = dayOf(moment);
      if (day === today) return 'Today';
      if (today !== undefined && day === dayBefore(today)) return 'Yesterday';
      return isThisYear(day) ? weekday(moment) : date(moment);
    },
    inShort(moment) {
      const day = dayOf(moment);
      if (day === today) return timeOf(moment);
      return isThisYear(day) ? shortDay(moment) : shortDate(moment);
    },
    spanInWords(from, to) {
      const day = dayOf(from);
      const year = isThisYear(day) ? '' : ` ${day.slice(0, 4)}`;
      return `${weekday(from)}${year}, ${clockTime(from)} to ${timeOf(to)}`;
    },
    inFull: (moment) => `${date(moment)}, ${timeOf(moment)}`,
  };
}

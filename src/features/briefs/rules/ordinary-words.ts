const list =
  '429 absence articles audiences auditors benefits bot breakdowns buyers cases carriers compensation conference consent ' +
  'containers controller customer customers customs dealer dealers deals discounts elevators engineers environments factory fabric faq formulas holidays incidents ' +
  'interface interfaces journeys lead leads leave left lifts loyalty maintenance manufacturing markdown opportunities planners ' +
  'privacy promotions queues quote quotes recall requirements scrap segments sensors ship shipped ships shops shop sms spam store ' +
  'stores support technicians trucks truck usd utilities waves wave';

/**
 * Names and sayings that are words of every conversation, too: "a manufacturing company", "before they leave", "20k USD". Alone
 * they would be a guess, so that they fill nothing; a search may still be helped by them.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(list.split(' '));

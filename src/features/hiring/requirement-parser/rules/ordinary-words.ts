const list =
  '429 absence accountant accountants accounting articles audience audiences auditors azure benefits bot breakdowns buyers ' +
  'carriers cases chat chats compensation conference consent containers controller customer customers customs dealer dealers ' +
  'deals discount discounts distribution distributor distributors elevators engineers environments fabric factory faq formulas ' +
  'holidays incident incidents interface interfaces journeys lead leads leave left lifts logistics loyalty maintenance ' +
  'manufacturing markdown opportunities opportunity planners privacy promotions proposal proposals queues quote quotes recall ' +
  'requirements retailer retailers scrap segment segments sensors ship shipped ships shop shops sku skus smartphone smartphones ' +
  'sms spam stock stocks store stores support tablet tablets technicians transport truck trucks usd utilities voice wave waves ' +
  'wholesaler wholesalers';

/**
 * Names and sayings that are words of every conversation, too: "a manufacturing company", "before they leave", "20k
 * USD". Alone they would be a guess, so that they fill nothing; a search may still be helped by them.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(list.split(' '));

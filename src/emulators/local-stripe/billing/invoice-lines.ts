import { newId } from '../ids.ts';
import type {
  LocalInvoiceItem,
  LocalInvoiceLine,
  LocalPrice,
  LocalSubscription,
  LocalSubscriptionItem,
} from '../objects.ts';

interface Period {
  start: number;
  end: number;
}

export interface SubscriptionLine {
  subscription: LocalSubscription;
  item: LocalSubscriptionItem;
  amount: number;
  period: Period;
  description: string;
  isProration?: boolean;
}

/** A line for one item of a subscription. */
export function subscriptionLine({
  subscription,
  item,
  amount,
  period,
  description,
  isProration = false,
}: SubscriptionLine): LocalInvoiceLine {
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description,
    discountable: !isProration,
    invoice: null,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
    },
    period,
    pricing: pricingOf(item.price),
    quantity: item.quantity,
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

/** `1 × Direct365 Monthly plan (at $75.00 / month)`; the trial says what it is. */
export function lineDescription(
  name: string,
  { price, quantity }: LocalSubscriptionItem,
  isTrial: boolean,
): string {
  const { recurring } = price;
  return isTrial
    ? `Free trial of ${quantity} × ${name}`
    : `${quantity} × ${name} (${recurring ? `per ${recurring.interval}` : 'once'})`;
}

/** A line for something that was written down to be charged. */
export function itemLine(item: LocalInvoiceItem): LocalInvoiceLine {
  return {
    id: newId('il'),
    object: 'line_item',
    amount: item.amount,
    currency: item.currency,
    description: item.description,
    discountable: item.discountable,
    invoice: null,
    livemode: false,
    metadata: item.metadata ?? {},
    parent: {
      type: 'invoice_item_details',
      subscription_item_details: null,
      invoice_item_details: {
        invoice_item: item.id,
        proration: item.proration,
        proration_details: null,
        subscription: null,
      },
    },
    period: item.period,
    pricing: null,
    quantity: item.quantity,
    subscription: null,
    subtotal: item.amount,
    taxes: [],
  };
}

const pricingOf = (price: LocalPrice) => ({
  price_details: { price: price.id, product: price.product },
  type: 'price_details' as const,
  unit_amount_decimal: String(price.unit_amount),
});

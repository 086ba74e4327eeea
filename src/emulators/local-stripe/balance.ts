import { newId } from './ids.ts';
import type { LocalBalanceTransaction, LocalInvoice } from './objects.ts';
import { toUnix } from './unix-time.ts';

/** A change of a customer's balance, in minor units: below zero it is in their favour. */
export function balanceTransaction(
  change: Pick<
    LocalBalanceTransaction,
    'amount' | 'currency' | 'customer' | 'description' | 'metadata' | 'type'
  > & { invoice?: string },
  balanceBefore: number,
  now: Date,
): LocalBalanceTransaction {
  return {
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    created: toUnix(now),
    ending_balance: balanceBefore + change.amount,
    invoice: null,
    livemode: false,
    ...change,
  };
}

/** An invoice paid out of the customer's balance as far as it goes, and the record of that when it went anywhere. */
export function payFromBalance(
  invoice: LocalInvoice,
  balance: number,
  now: Date,
): { invoice: LocalInvoice; transactions: LocalBalanceTransaction[] } {
  const applied = Math.min(Math.max(-balance, 0), invoice.total);
  if (applied === 0) return { invoice, transactions: [] };
  const due = invoice.total - applied;
  const transaction = balanceTransaction(
    {
      amount: applied,
      currency: invoice.currency,
      customer: invoice.customer,
      description: null,
      metadata: {},
      type: 'applied_to_invoice',
      invoice: invoice.id,
    },
    balance,
    now,
  );
  return {
    invoice: {
      ...invoice,
      amount_due: due,
      amount_paid: due,
      starting_balance: balance,
      ending_balance: transaction.ending_balance,
    },
    transactions: [transaction],
  };
}

import type { Hono } from 'hono';
import type { Billing } from '#lib/billing/billing.ts';

/** Billing as this process started it. */
export interface BillingService {
  billing: Billing;
  /** The pages on which a demo pays. */
  pages: Hono | undefined;
  close(): Promise<void>;
}

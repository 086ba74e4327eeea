-- Referrals: codes without characters that are mistaken for others, the reward's way to the billing service, and who
-- has ever paid.

alter table referral_codes add check (code ~ '^[2-9A-HJKMNP-TV-Z]{8}$');

-- The moment of the first invoice above zero; set once, so that "first" happens once.
alter table billing_customers add column first_paid_at timestamptz(3);
update billing_customers as customer set first_paid_at = customer.created_at
 where exists (
   select from subscriptions as subscription
    where subscription.user_id = customer.user_id and subscription.status in ('active', 'past_due', 'unpaid')
 );

alter table referrals
  -- What the free month is worth, decided before the billing service is asked, so that every try asks for the same.
  add column credit_amount integer check (credit_amount > 0),
  add column credit_currency text,
  -- The billing service has it.
  add column credited_at timestamptz(3),
  add check ((credit_amount is null) = (credit_currency is null)),
  add check (credit_amount is null or reward_granted_at is not null),
  add check (credited_at is null or credit_amount is not null);
drop index referrals_of_referrer;
create index referrals_newest on referrals (referrer_id, created_at desc, id desc);
-- Free months that wait for the referrer's subscription, or for the billing service.
create index referrals_to_credit on referrals (referrer_id) where reward_granted_at is not null and credited_at is null;

alter table local_stripe.objects drop constraint objects_kind_check;
alter table local_stripe.objects add check (kind in (
  'customer', 'checkout.session', 'subscription', 'invoice', 'billing_portal.session', 'customer_balance_transaction'
));

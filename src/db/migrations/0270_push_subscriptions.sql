-- The browsers that somebody has asked to show notifications. One belongs to the sign-in in which it was asked for, and ends with it.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (user_id) on delete cascade,
  session_id uuid not null unique references auth.sessions (id) on delete cascade,
  -- An address at the maker of the browser, which nobody else knows.
  endpoint text not null unique check (endpoint ~ '^https://' and char_length(endpoint) <= 1500),
  -- What messages are encrypted for: a point on P-256, and a secret shared with the browser.
  p256dh text not null check (p256dh ~ '^B[A-Za-z0-9_-]{86}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  -- Such as `Chrome on Windows`.
  device text not null check (char_length(device) between 1 and 60),
  created_at timestamptz(3) not null
);
create index push_subscriptions_of_person on push_subscriptions (user_id, created_at);

-- The pair by which the site proves to the makers of browsers who sends (VAPID): one, for subscriptions are bound to it.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null check (char_length(public_key) = 87),
  -- Sealed with a key made of the site's secret.
  sealed_private_key text not null,
  created_at timestamptz(3) not null
);

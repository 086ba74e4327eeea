/** Modules whose statements may read a large table from its beginning, and why. */
const reasons: readonly [places: RegExp, reason: string][] = [
  [/^src\/db\/(released|backup)\//, 'all rows are kept, and read back'],
  [/^src\/(operations\/|app\/database|http\/edge\/readiness|db\/migrat)/, 'an operator asks'],
  [/^src\/server\/encrypted-columns\.ts/, 'an operator asks, or secrets are re-encrypted'],
  [
    /^src\/features\/identity\/second-factors\/server\/queries\.ts/,
    'an operator asks how many have factors',
  ],
  [/^src\/features\/notifications\/push\/server\/commands\/push-keys\.ts/, 'keys are made anew'],
  [
    /^src\/features\/identity\/accounts\/server\/commands\/change-(email|password)\.ts/,
    'the links to a new password that have not ended: an hour of them',
  ],
  [/\/queries\/growth\.ts/, 'figures of admins, month by month'],
  [
    /\/(account-review|first-applications|completed-projects|certified-consultants|claim-changes|trials)\.ts/,
    'figures of admins, and what the public site says of all',
  ],
  [
    /^src\/features\/(moderation\/approvals|administration\/admin|notifications\/announcements)\/server\//,
    'admins count, or write to, all users of a kind',
  ],
  [
    /^src\/features\/(moderation\/reports|moderation\/service-requests|notifications\/preferences)\/server\/queries\.ts/,
    'admins count what waits for them, or all that there is',
  ],
  [/\/server\/personal-data\.ts/, 'a person asks for their data, or is erased: a job'],
  [
    /^src\/features\/administration\/deletions\/server\//,
    'erasures that are due are looked for: a job',
  ],
  [
    /^src\/features\/conversations\/messages\/server\/queries\/files\.ts/,
    'the files of an erased user',
  ],
  [
    /^src\/features\/conversations\/messages\/server\/commands\/(clear|scan)-files\.ts/,
    'unsent files are removed, and files that wait for a scanner are checked: jobs',
  ],
  [
    /^src\/features\/conversations\/pending-actions\/server\/commands\.ts/,
    'all who are to be reminded: a job',
  ],
  [
    /^src\/features\/profiles\/directory\/server\/commands\.ts/,
    'the cities of all are listed anew: a job',
  ],
  [
    /^src\/features\/billing\/subscriptions\/server\/commands\//,
    'the nightly comparison with the billing service',
  ],
  [
    /^src\/features\/search\/query\/server\/(commands\/|queries\/read-versions)/,
    'what is searched is made anew, loaded into memory, or counted once a minute',
  ],
  [
    /^src\/features\/search\/query\/server\/queries\//,
    'what completes a text that is typed, and the names of cities',
  ],
];

/** Why this module's statements may read all of a large table; undefined where they may not. */
export const reasonToReadAll = (place: string): string | undefined =>
  reasons.find(([places]) => places.test(place))?.[1];

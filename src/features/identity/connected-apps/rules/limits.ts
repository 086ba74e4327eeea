/** The most apps that are connected to an account. */
export const mostConnectedApps = 50;

/** So many days after it was let in an app has to ask again. */
export const connectionDays = 365;

/** After so many days without a new token an app has to ask again. */
export const unusedDays = 60;

/** So many minutes a user has to answer the request of an app. */
export const requestMinutes = 15;

/** So many seconds a code is good for, which the app exchanges at once. */
export const codeSeconds = 60;

/** So many seconds a token of an app is good for; it ends earlier when its user disconnects the app. */
export const appTokenSeconds = 3600;

export const dayMs = 24 * 60 * 60_000;

/**
 * Runs something that needs a fresh sign-in; when the server asks for one, the person is asked who they are, and it runs
 * again. A page hands it to the forms on it, for who asks is not theirs to know.
 */
export type RunFresh = <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;

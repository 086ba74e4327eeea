/** Who a person is according to a provider, in a verified token. */
export interface ProvenIdentity {
  /** These two say whose account it is, and nothing else does. */
  issuer: string;
  subject: string;
  tenantId: string;
  objectId: string | null;
  /** Claims for people to read; they prove nothing. */
  claimedName: string | null;
  claimedEmail: string | null;
  firstName: string;
  lastName: string;
  /** When the person last proved to the provider who they are; null where it does not say. */
  authenticatedAt: Date | null;
}

/** Why there is no identity: for words to the person, and for the log. */
export type ProviderRefusal =
  /** The person, or an admin of theirs, did not let us know them. */
  | 'cancelled'
  /** The provider does not answer, or has a fault. */
  | 'unreachable'
  /** What the provider gave was used, or has run out. */
  | 'expired'
  /** A token is of the past or the future. */
  | 'clock'
  /** What came is not what a sound answer looks like, or the provider refuses this site. */
  | 'refused';

/** No identity. The message is for the log, and holds nothing that was claimed. */
export class ProviderFailure extends Error {
  readonly refusal: ProviderRefusal;

  constructor(refusal: ProviderRefusal, message: string) {
    super(message);
    this.refusal = refusal;
  }
}

/** What is known of one journey to the provider and back. */
export interface SignInRound {
  redirectUri: string;
  state: string;
  nonce: string;
  /** PKCE: proves that who redeems the code has asked for it. */
  verifier: string;
}

/** An outside service that identifies people, by OpenID Connect. */
export interface SignInProvider {
  /**
   * The address to send a person to. `anew` has them prove who they are even where the provider knows them still;
   * `hint` is the account that is meant. Throws ProviderFailure.
   */
  addressFor(
    round: SignInRound,
    wish: { anew: boolean; hint?: string | undefined },
  ): Promise<string>;
  /** Who has come back, by the parameters of the address they came with. Throws ProviderFailure. */
  identify(round: SignInRound, parameters: URLSearchParams): Promise<ProvenIdentity>;
}

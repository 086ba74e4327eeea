/** What a browser is told: it may stand on a locked screen, so there are no names, titles or words of people in it. */
export interface PushMessage {
  body: string;
  /** The page of this site that a click opens. */
  path: string;
  /** Takes the place of an earlier message of the same name; up to 32 characters of base64url. */
  tag: string;
}

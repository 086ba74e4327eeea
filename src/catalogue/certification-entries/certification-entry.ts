/** An entry of the list of certifications. */
export interface CertificationEntry {
  readonly id: string;
  /** The issuer's last title for it, without the prefix "Microsoft Certified:". */
  readonly name: string;
  readonly exams: readonly string[];
  /** The month (YYYY-MM) after which it can no longer be earned; holders keep it until it expires. */
  readonly retired: string | null;
  /** What Microsoft offers in the place of a retired one. Passing it is another certification. */
  readonly successor: { readonly name: string; readonly exam: string } | null;
  /** Earlier titles and exams of the same line. */
  readonly aliases: readonly string[];
  /** Whether it is valid for life, once earned: Microsoft's fundamentals are. */
  readonly neverExpires?: true;
}

/** A VAT id as VIES reads it. */
export interface ViesNumber {
  /** As VIES has it: EL for Greece, XI for Northern Ireland. */
  countryCode: string;
  /** Without the letters of the country. */
  vatNumber: string;
}

/** Checks VAT ids. */
export interface VatRegister {
  /**
   * Whether the register knows the number. Throws when there is no answer; there may be one later. The name and the
   * address that a register gives with it are not read.
   */
  knows(number: ViesNumber, options?: { signal?: AbortSignal }): Promise<boolean>;
}

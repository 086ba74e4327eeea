import type { ColumnType, Generated } from 'kysely';

export interface SupplierProfilesTable {
  consultant_id: string;
  legal_form: Generated<'sole-trader' | 'company' | null>;
  legal_name: Generated<string | null>;
  street: Generated<string | null>;
  postal_code: Generated<string | null>;
  city: Generated<string | null>;
  country: Generated<string | null>;
  registration_number: Generated<string | null>;
  vat_id: Generated<string | null>;
  /** Of the present VAT id; null where it is not checked. */
  vat_check: Generated<'asked' | 'known' | 'unknown' | null>;
  vat_answered_at: Generated<Date | null>;
  /** Encrypted for this consultant. */
  sealed_bank_details: Generated<string | null>;
}

export interface SupplierInsurancesTable {
  consultant_id: string;
  kind: 'professional-indemnity' | 'public-liability';
  insurer: string;
  policy_number: string;
  /** In whole units of the currency. The driver gives it as a text. */
  cover_amount: ColumnType<string, number, number>;
  currency: string;
  expires_on: string;
  /** The stage before its end that the consultant was reminded of last. */
  end_told_days: Generated<30 | 7 | null>;
}

export interface SupplierFilesTable {
  id: string;
  /** Null once the consultant is gone. */
  consultant_id: string | null;
  kind: string;
  /** Null until the file is stored. */
  version: Generated<number | null>;
  name: string;
  bytes: number;
  sha256: string;
  file: string;
  created_at: Date;
}

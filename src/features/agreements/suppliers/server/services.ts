import type { VirusScanner } from '#lib/scanning/virus-scanner.ts';
import type { VatRegister } from '../../lib/vies/vat-register.ts';

/** What supplier profiles use beside the services of all. */
export interface SuppliersServices {
  /** Undefined where the operator has set none: then documents are taken without a scan. */
  scanner: VirusScanner | undefined;
  vatRegister: VatRegister;
}

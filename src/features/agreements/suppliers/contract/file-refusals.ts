import { mostVersions } from '../rules/files.ts';

/** Why a document is not taken. The edge answers with the first two before the file has been read. */
export const supplierFileRefusals = {
  FILE_TOO_LARGE: { status: 413, message: 'This file is larger than 10 MB.' },
  FILES_BUSY: {
    status: 503,
    message: 'Too many documents are being uploaded. Please try again soon.',
  },
  NOT_A_PDF: {
    status: 415,
    message: 'This file is not a PDF. Save the document as a PDF and upload that.',
  },
  BROKEN_FILE: { status: 422, message: 'This PDF is damaged. Please save it again.' },
  INFECTED_FILE: {
    status: 422,
    message: 'The virus scanner found something in this file. It was not saved.',
  },
  SCANNER_UNAVAILABLE: {
    status: 503,
    message: 'Files cannot be scanned for viruses at the moment. Please try again later.',
  },
  TOO_MANY_VERSIONS: {
    status: 409,
    message: `There are ${mostVersions} versions of this document already.`,
  },
  STORAGE_UNAVAILABLE: {
    status: 503,
    message: 'Files cannot be stored at the moment. Nothing has changed; try again later.',
  },
} as const;

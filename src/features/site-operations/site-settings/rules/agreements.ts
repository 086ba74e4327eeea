import { usualClauses } from './usual-clauses.ts';

/** A clause that new statements of work begin with. */
export interface Clause {
  title: string;
  text: string;
}

/** Which papers of a deal an operator offers, whether VAT ids are checked at VIES, and the clauses they begin with. */
export interface AgreementChoices {
  agreements: boolean;
  timeSheets: boolean;
  invoiceDrafts: boolean;
  vatChecks: boolean;
  clauses: readonly Clause[];
}

export const paperSwitches = ['agreements', 'timeSheets', 'invoiceDrafts', 'vatChecks'] as const;

export const usualAgreementChoices: AgreementChoices = {
  agreements: true,
  timeSheets: true,
  invoiceDrafts: false,
  vatChecks: false,
  clauses: usualClauses,
};

export const mostClauses = 20;
export const clauseTitleMaxLength = 120;
/** Twenty of them fit into a request. */
export const clauseTextMaxLength = 4000;

/** Whether two lists have the same clauses in the same order. */
export const areSameClauses = (one: readonly Clause[], other: readonly Clause[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ title, text }, index) => title === other[index]?.title && text === other[index].text,
  );

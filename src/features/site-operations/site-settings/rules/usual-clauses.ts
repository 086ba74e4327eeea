/**
 * The clauses that the product comes with. They favour neither side, name no law, and are a starting point: an operator
 * has them checked, and writes their own.
 */
export const usualClauses: readonly { title: string; text: string }[] = [
  {
    title: 'Confidentiality',
    text: `Each side keeps confidential what it learns of the other through this work and what is not public. It uses this information for the work only.

It shares the information only with people who need it for the work and who are bound to keep it confidential.

This does not cover information that a side already knew, that it received lawfully from a third party, or that the law requires it to disclose. Where the law allows, it informs the other side before it discloses anything.

These duties last for three years after the work ends. For trade secrets they last as long as the information is secret.`,
  },
  {
    title: 'Intellectual property',
    text: `The client owns what the supplier makes for the client under this statement of work, from the moment it is paid for.

The supplier keeps what it had before or makes independently of this work. Where a deliverable contains such material, the client may use and change it as part of the deliverable, without time limit and without further payment.

The supplier says before delivery which parts belong to third parties, and under which licence.

The supplier may use the general knowledge and experience that it gains. It may not use the client's confidential information.`,
  },
  {
    title: 'Data protection',
    text: `Each side follows the data protection law that applies to it.

The supplier processes personal data of the client's staff, customers or partners only as the client instructs in writing. If it is to process such data, the two sides first sign a data processing agreement.

The supplier uses test data without personal data where it can. It protects its access to the client's environments, and informs the client without delay of any breach it becomes aware of.

At the end of the work the supplier returns or deletes this personal data, unless the law requires it to keep it.`,
  },
  {
    title: 'Liability',
    text: `Neither side limits its liability for intent, gross negligence, injury to people, or anything else that the law does not allow it to limit.

Apart from that, the liability of each side under this statement of work is limited to the total price of the work. Where no total is agreed, it is limited to what was invoiced in the twelve months before the event.

Neither side is liable for lost profit or other indirect loss.

These limits do not apply to payment for work that was done.`,
  },
  {
    title: 'Ending the work',
    text: `Either side can end the work by written notice. The notice period is the one in this statement of work, or 14 days where it names none.

Either side can end the work at once if the other breaks an essential duty and does not put this right within 14 days of a written request.

The client pays for the work that was done up to the end. The supplier hands over what is finished and what is in progress, and returns its access.

What this statement of work says of confidentiality, intellectual property, data protection and liability continues to apply.`,
  },
  {
    title: 'Disputes',
    text: `If the two sides disagree, they first talk to each other. Each side names a person who can decide, and these two meet within 14 days of a written request.

If they find no solution within 30 days of the request, they consider mediation before they go to court.

Either side can ask a court for urgent measures at any time.

The law that applies is the one that this statement of work names.`,
  },
];

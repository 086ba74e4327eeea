/**
 * The Dynamics 365 catalogue: skills, modules, certifications and the choice lists of the forms.
 *
 * How to change it:
 * - An id is stored in profiles, projects and saved links: it never changes and is never reused.
 * - A name, a Microsoft name and aliases may change at any time. When Microsoft renames a product,
 *   the new name becomes `microsoftName` and the old one an alias, so that search still knows it.
 * - An alias belongs to one entry. One that people use for several is listed under each of them and
 *   in `ambiguousPhrases` (find-terms.ts).
 * - The specification fixes how each list of skills and modules begins; the tests count these entries.
 * - Every change raises `catalogueVersion`: search indexes built from an older one are rebuilt.
 */
export const catalogueVersion = 4;

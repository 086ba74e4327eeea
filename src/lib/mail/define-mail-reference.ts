import { z } from 'zod';

/** What a mail's props must be: a JSON object. */
export type MailProps = z.ZodType<object>;

/**
 * A mail by name, with the props it needs. Commands and job handlers queue a mail by its reference;
 * the template with its words and looks is compiled by the build and found by the name.
 */
export interface MailReference<Props extends MailProps = MailProps> {
  name: string;
  props: Props;
  /**
   * Its person chooses whether such mails come: each ends with the way to do that in one click. All others always come.
   */
  hasSetting: boolean;
}

/** A full http(s) address, for the links of a mail. */
export const absoluteUrl = z.url({ protocol: /^https?$/ });

const references = new Map<string, MailReference>();

/**
 * Declares a mail, and whether its person may choose not to get it. Throws when the name is not kebab-case or is taken.
 */
export function defineMailReference<Props extends MailProps>(
  name: string,
  props: Props,
  { hasSetting = false }: { hasSetting?: boolean } = {},
): MailReference<Props> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`A mail is named in kebab-case, and "${name}" is not.`);
  }
  if (references.has(name)) throw new Error(`Two mails are named "${name}".`);
  const reference = { name, props, hasSetting };
  references.set(name, reference);
  return reference;
}

/** Every mail declared by the modules loaded so far. */
export const listMailReferences = (): MailReference[] => [...references.values()];

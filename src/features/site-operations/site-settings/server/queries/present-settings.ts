import type { Db } from '#db/client.ts';
import type { Log } from '#lib/log.ts';
import type { MailAddress } from '#lib/mail/mail-message.ts';
import { type CurrencyMap, usualCurrencyMap, writeCurrencyMap } from '#lib/money/currency-map.ts';
import { mailKindOf } from '../../rules/mail-kinds.ts';
import {
  namedSenders,
  type SenderChoices,
  senderOfKind,
  usualSenderChoices,
} from '../../rules/senders.ts';
import { showClaims, writeShownClaims } from '../../rules/shown-claims.ts';
import { readSettings, type StoredSettings } from './stored-settings.ts';

/** What this process goes by. */
interface Present {
  currencyMap: CurrencyMap;
  senders: SenderChoices;
  document: DocumentSettings;
}

/** What a document carries of the settings; undefined where nothing differs from the usual. */
export interface DocumentSettings {
  claims: string | undefined;
  currencyMap: string | undefined;
  /** Two documents of one address differ where this does. */
  version: string;
}

/** The settings as they are now, without a question to the database each time. */
export interface PresentSettings {
  currencyMap(): Promise<CurrencyMap>;
  /** What a page is rendered with. */
  forDocument(): Promise<DocumentSettings>;
  /** Whom announcements may be from, the usual sender of them first. */
  announcementSenders(): Promise<readonly MailAddress[]>;
  /** Who a mail is from. */
  senderOf(mail: string): Promise<MailAddress | undefined>;
  /** Reads them again at once, for the process that has changed them. */
  renew(): Promise<void>;
}

/** As old as a node's knowledge may be: what is changed on one holds on all others after this. */
const freshMs = 1000;
/** Pages do not wait for a database that does not answer. */
const patienceMs = 500;

/** Remembers the settings for a moment. A failing database leaves them as they were known last. */
export function rememberSettings(options: {
  db: Db;
  log: Log;
  isDemo: boolean;
  mailSenders: readonly MailAddress[];
  /** For tests of two nodes. */
  freshMs?: number;
}): PresentSettings {
  const { db, log, isDemo, mailSenders } = options;
  let present: Present = {
    currencyMap: usualCurrencyMap,
    senders: usualSenderChoices,
    document: documentOf(null, isDemo),
  };
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      const settings = await readSettings(db);
      present = {
        currencyMap: settings.currencies,
        senders: settings.senders,
        document: documentOf(settings, isDemo),
      };
    } catch (error) {
      log.warn({ err: error }, 'the site settings could not be read');
    } finally {
      readAt = performance.now();
      reading = undefined;
    }
  }

  async function now(): Promise<Present> {
    if (performance.now() - readAt > (options.freshMs ?? freshMs)) {
      reading ??= read();
      await withPatience(reading);
    }
    return present;
  }

  return {
    currencyMap: async () => (await now()).currencyMap,
    forDocument: async () => (await now()).document,
    async announcementSenders() {
      const { senders } = await now();
      const usual = senderOfKind('announcement', mailSenders, senders);
      const all = namedSenders(mailSenders, senders);
      return usual ? [usual, ...all.filter(({ address }) => address !== usual.address)] : all;
    },
    async senderOf(mail) {
      return senderOfKind(mailKindOf(mail), mailSenders, (await now()).senders);
    },
    async renew() {
      // One that is under way may have begun before the change.
      await reading;
      reading = read();
      await reading;
    },
  };
}

function documentOf(settings: StoredSettings | null, isDemo: boolean): DocumentSettings {
  const claims = showClaims(settings?.claims ?? {}, settings?.measured ?? {}, isDemo);
  const document = {
    claims: writeShownClaims(claims),
    currencyMap: writeCurrencyMap(settings?.currencies ?? usualCurrencyMap),
  };
  return { ...document, version: `${document.claims ?? ''} ${document.currencyMap ?? ''}` };
}

async function withPatience(reading: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([reading, patience]);
  clearTimeout(timer);
}

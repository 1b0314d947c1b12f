import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { FormLabels } from '../../../contract/audience/lead-forms.ts';
import type { ZipAnswer } from '../../../contract/business/areas.ts';
import type { BusinessProfile, Settings } from '../../../contract/platform/settings.ts';
import { answerZip } from '../../business/areas/answer-zip.ts';
import { countyOf } from '../../business/places/find-area.ts';
import type { Config } from '../../platform/config.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { keepSetting } from '../../platform/db/settings.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { ShownSettings } from '../../platform/settings/site-settings.ts';
import { formLabels } from './form-labels.ts';
import { dropStaleUploads } from './photo-files.ts';
import { SenderLimits } from './sender-limits.ts';

/** Milliseconds. A standby takes over from a lost primary within some 20 seconds. */
const storeTimeoutMs = 25_000;

/** Dependencies for receiving and storing requests. */
export interface LeadContext {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly limits: SenderLimits;
  /** Signs the time at which a form was rendered. */
  readonly formKey: string;
  /** Reads that key again after a restore, for pages and forms rendered from now on. */
  reload(): Promise<void>;
  readonly uploads: string;
  /** What visitors choose from, in the words of the trade. */
  readonly labels: () => FormLabels;
  /** When the business is open: visitors choose of its days. */
  readonly hours: () => Pick<BusinessProfile, 'hours' | 'time_zone'>;
  /** Towns of fixed pages and of forms that name no state are in the state of the business. */
  readonly usualState: () => string;
  /** Whom notifications come from and go to. */
  mailbox(): { readonly name: string; readonly address: string };
  /** The county of a town, if the county has its own phone number. */
  countyOf(city: string, state: string): string | null;
  /** Tells if the business comes to a ZIP code. */
  answerZip(zip: string): ZipAnswer;
  /** Milliseconds that a visitor waits while the database is unavailable. */
  readonly storeTimeoutMs: number;
  readonly publicUrl: string | null;
  readonly clock: () => Date;
  readonly log: Logger;
}

export async function openLeadContext(
  config: Config,
  {
    settings,
    ...parts
  }: { database: Database; outbox: Outbox; settings: ShownSettings; clock: () => Date; log: Logger },
): Promise<LeadContext> {
  const uploads = join(config.dataDir, 'uploads');
  await dropStaleUploads(uploads);
  const readKey = () =>
    keepSetting(parts.database.kysely, 'lead-form-key', randomBytes(32).toString('base64url'));
  let formKey = await readKey();
  return {
    ...parts,
    limits: new SenderLimits(),
    storeTimeoutMs,
    get formKey() {
      return formKey;
    },
    reload: async () => {
      formKey = await readKey();
    },
    uploads,
    countyOf: (city, state) => {
      const decided = settings.current();
      const { by_county, default: usual } = decided.business.phones;
      const county = countyOf(decided, city, state);
      return county !== null && Object.hasOwn(by_county, county) && by_county[county] !== usual
        ? county
        : null;
    },
    answerZip: zip => {
      const { areas, business } = settings.current();
      return answerZip(areas, zip, business.phones.default);
    },
    labels: () => formLabels(settings.current()),
    hours: () => settings.current().business,
    usualState: () => settings.current().business.address.state,
    mailbox: () => mailboxOf(settings.current()),
    publicUrl: config.publicUrl,
  };
}

/** Whom notifications come from and go to. */
export const mailboxOf = ({ business: { name, email } }: Pick<Settings, 'business'>) => ({
  name,
  address: email,
});

/** The key that signs the site's forms; created once and stored. */
export function readFormKey(db: Db): Promise<string> {
  return keepSetting(db, 'lead-form-key', randomBytes(32).toString('base64url'));
}

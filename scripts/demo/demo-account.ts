import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Api, expect, withKey } from './api.ts';
import { inviteHead } from './invite-head.ts';
import { type Credentials, signedIn } from './signed-in.ts';
import { tokenFromLetter } from './token-from-letter.ts';

const areas = [
  'integration_api',
  'catalog',
  'warehouses',
  'counterparties',
  'price_lists',
  'settings',
  'purchase_requisitions',
  'supplier_documents',
];
export const demoScopes = [
  ...areas.flatMap((area) => [`${area}.read`, `${area}.write`]),
  'variables.read',
  'logistics.read',
];

interface Owner extends Credentials {
  portalName: string;
  apiKey: string;
}

export interface DemoAccount extends Owner {
  /** The head of purchasing, who approves. */
  head: Credentials;
}

/** The demo portal of this installation: the one of an earlier run, or a new one registered as anybody registers. */
export async function demoAccount(api: Api, dataDir: string): Promise<{ account: DemoAccount; isNew: boolean }> {
  const note = join(dataDir, 'demo.json');
  const kept = existsSync(note)
    ? (JSON.parse(readFileSync(note, 'utf8')) as Owner & { head?: Credentials })
    : undefined;
  const known = kept && (await works(api, kept)) ? kept : undefined;
  const owner = known ?? (await register(api, dataDir));
  keep(note, owner);
  const account = { ...owner, head: known?.head ?? (await inviteHead(api, signedIn(api, owner), dataDir)) };
  keep(note, account);
  return { account, isNew: known === undefined };
}

function keep(note: string, account: Owner) {
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 });
}

/** A key of another installation, or one without the rights the demo needs now, is no key of this portal. */
const works = async (api: Api, { apiKey }: Owner) =>
  (await withKey(api, apiKey)('GET', '/api/v1/logistics')).status === 200;

async function register(api: Api, dataDir: string): Promise<Owner> {
  const mark = randomBytes(3).toString('hex');
  const person = {
    workspaceName: 'ООО «Аптечный склад»',
    portalName: `demo-${mark}`,
    companyInn: '7707083893',
    phone: '+7 (999) 123-45-67',
    fullName: 'Анна Смирнова',
    email: `anna.smirnova.${mark}@apteka-sklad.ru`,
    password: `Zakupki-${randomBytes(9).toString('base64url')}`,
    acceptedOffer: true,
    acceptedPersonalData: true,
  };
  await expect(201, api('POST', '/api/v1/auth/register', person));
  const token = await tokenFromLetter(dataDir, person.email, /\/verify\/([\w-]+)/);
  await expect(200, api('POST', '/api/v1/auth/email-verification/confirm', { token, password: person.password }));
  const { email, password, portalName } = person;
  const owner = signedIn(api, person);
  const made = await expect(201, owner('POST', '/api/v1/api-keys', { name: 'Demo', scopes: demoScopes }));
  return { portalName, email, password, apiKey: String(made.secret) };
}

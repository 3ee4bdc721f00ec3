import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readMailDir } from '../../server/src/platform/mail/read-mail-dir.ts';
import { type Api, expect, withKey } from './api.ts';

const areas = ['integration_api', 'catalog', 'warehouses', 'counterparties', 'price_lists', 'settings'];
export const demoScopes = [...areas.flatMap((area) => [`${area}.read`, `${area}.write`]), 'variables.read'];

export interface DemoAccount {
  portalName: string;
  email: string;
  password: string;
  apiKey: string;
}

/** The demo portal of this installation: the one of an earlier run, or a new one registered as anybody registers. */
export async function demoAccount(api: Api, dataDir: string): Promise<{ account: DemoAccount; isNew: boolean }> {
  const note = join(dataDir, 'demo.json');
  const kept = existsSync(note) ? (JSON.parse(readFileSync(note, 'utf8')) as DemoAccount) : undefined;
  if (kept && (await works(api, kept))) return { account: kept, isNew: false };
  const account = await register(api, dataDir);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(note, `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 });
  return { account, isNew: true };
}

/** A key of another installation, or one without the rights the demo needs now, is no key of this portal. */
const works = async (api: Api, { apiKey }: DemoAccount) =>
  (await withKey(api, apiKey)('GET', '/api/v1/settings/custom-fields?limit=1')).status === 200;

async function register(api: Api, dataDir: string): Promise<DemoAccount> {
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
  const token = await tokenFromLetter(dataDir, person.email);
  await expect(200, api('POST', '/api/v1/auth/email-verification/confirm', { token }));
  const { email, password, portalName } = person;
  const { accessToken } = await expect(200, api('POST', '/api/v1/auth/login', { email, password }));
  const made = await expect(
    201,
    api(
      'POST',
      '/api/v1/api-keys',
      { name: 'Demo', scopes: demoScopes },
      { authorization: `Bearer ${String(accessToken)}` },
    ),
  );
  return { portalName, email, password, apiKey: String(made.secret) };
}

/** The confirmation is read from the letter itself, as a person would. */
async function tokenFromLetter(dataDir: string, email: string): Promise<string> {
  for (let waited = 0; waited < 30_000; waited += 200) {
    for (const letter of await readMailDir(join(dataDir, 'mail'), 20)) {
      const token = letter.to.includes(email) ? /\/verify\/([\w-]+)/.exec(letter.text)?.[1] : undefined;
      if (token) return token;
    }
    await pause(200);
  }
  throw new Error(
    `No confirmation letter came to ${join(dataDir, 'mail')}; the demo needs an installation without SMTP_URL.`,
  );
}

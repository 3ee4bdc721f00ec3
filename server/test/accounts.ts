import { randomInt, randomUUID } from 'node:crypto';
import { hashPassword } from '../src/platform/accounts/hash-password.ts';
import { door, lettersTo, newPerson, owner, request } from './harness.ts';

/** A password no rule objects to. */
export const goodPassword = 'Вечерний трамвай 48';

/** A registration form of somebody new, with changes. */
export const newRegistration = (changes: Partial<Registration> = {}): Registration => ({
  workspaceName: 'ООО «Ромашка»',
  portalName: `r-${randomUUID().slice(0, 8)}-${randomInt(1_000, 9_999)}`,
  companyInn: '7707083893',
  phone: '+7 (999) 123-45-67',
  fullName: 'Анна Смирнова',
  email: `anna.${randomUUID().slice(0, 13)}@romashka.ru`,
  password: goodPassword,
  acceptedOffer: true,
  acceptedPersonalData: true,
  ...changes,
});

interface Registration {
  workspaceName: string;
  portalName: string;
  companyInn: string;
  phone: string;
  fullName: string;
  email: string;
  password: string;
  acceptedOffer: boolean;
  acceptedPersonalData: boolean;
  acceptedMarketing?: boolean;
}

export const register = (body: object) => request('POST', '/api/v1/auth/register', { body });

/** Registers somebody, and confirms the address if asked; answers the form. */
export async function registered({
  confirmed = false,
  ...changes
}: Partial<Registration> & { confirmed?: boolean } = {}) {
  const form = newRegistration(changes);
  const { status, text } = await register(form);
  if (status !== 201) throw new Error(text);
  const { rows } = await owner.query('select tenant_id from tenants where slug = $1', [form.portalName]);
  const tenantId = rows[0].tenant_id as string;
  if (confirmed) await confirm(await tokenFor(form.email), form.password);
  return { ...form, tenantId };
}

export const confirm = (token: string, password = goodPassword) =>
  request('POST', '/api/v1/auth/email-verification/confirm', { body: { token, password } });

/** The token of the newest letter of an address. */
export async function tokenFor(email: string): Promise<string> {
  const letter = (await lettersTo(email)).at(-1);
  const token = /\/(?:verify|reset-password)\/([\w-]{64})/.exec(letter?.text ?? '')?.[1];
  if (!token) throw new Error('The letter holds no link');
  return token;
}

export const logIn = (body: object, headers?: Record<string, string>) =>
  request('POST', '/api/v1/auth/login', { body, ...(headers && { headers }) });

/** `name=value` of a cookie an answer sets. */
export function cookieOf(answer: { headers: Record<string, unknown> }, name: string): string {
  const set = [answer.headers['set-cookie']].flat() as string[];
  return set.find((one) => one?.startsWith(`${name}=`))?.split(';')[0] ?? '';
}

/** Blocks everybody of a portal but one more owner, whom a portal must keep. */
export async function blockAll(tenantId: string) {
  const { userId } = await newPerson({ tenantId }, 'owner');
  await owner.query(`update users set status = 'blocked' where tenant_id = $1 and id <> $2`, [tenantId, userId]);
}

/** Gives a portal's owner made by the harness a password and a way in. */
export async function givePassword(
  tenantId: string,
  userId: string,
  password: string,
  more = 'must_change_password = false',
) {
  const hash = await hashPassword(door.services.pepper, password);
  const { rows } = await owner.query(
    `update users set password_hash = $3, ${more} where tenant_id = $1 and id = $2 returning email`,
    [tenantId, userId, hash],
  );
  const email = rows[0].email as string;
  await owner.query('insert into login_directory (email, tenant_id, user_id) values ($1, $2, $3)', [
    email,
    tenantId,
    userId,
  ]);
  return email;
}

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { base } from './installation.ts';

type Json = Record<string, unknown>;

export interface Company {
  portal: string;
  email: string;
  password: string;
  /** A call of the API as its owner; refusals are thrown in the server's words. */
  call<Answer = Json>(method: string, path: string, body?: unknown): Promise<Answer>;
}

export const password = 'три слона и чайник';

/** A company of its own for a journey: registered, confirmed by its letter, one owner. */
export async function newCompany(): Promise<Company> {
  const mark = randomUUID().slice(0, 8);
  const portal = `zarya-${mark}`;
  const email = `anna.${mark}@zarya.ru`;
  await send('POST', '/auth/register', {
    workspaceName: 'ООО «Заря»',
    portalName: portal,
    companyInn: '7707083893',
    phone: '+7 (912) 345-67-89',
    fullName: 'Анна Лебедева',
    email,
    password,
    acceptedOffer: true,
    acceptedPersonalData: true,
  });
  const token = await linkIn(email, /\/verify\/([\w-]+)/);
  await send('POST', '/auth/email-verification/confirm', { token, password });
  const { accessToken } = await send<{ accessToken: string }>('POST', '/auth/login', { email, password });
  return { portal, email, password, call: (method, path, body) => send(method, path, body, accessToken) };
}

/** A colleague with a role, invited and signed up. */
export async function colleague(
  { call, portal }: Company,
  role: string,
  { fullName, login } = { fullName: 'Игорь Лебедев', login: 'igor' },
): Promise<Pick<Company, 'portal' | 'email' | 'password'>> {
  const email = `${login}.${portal}@zarya.ru`;
  const { items } = await call<{ items: Array<{ id: string; code: string }> }>('GET', '/settings/roles?limit=200');
  const roleIds = items.filter(({ code }) => code === role).map(({ id }) => id);
  await call('POST', '/settings/users', { fullName, email, roleIds });
  const token = await linkIn(email, /\/invitation#([\w-]+)/);
  await send('POST', '/auth/invitations/accept', { token, password });
  return { portal, email, password };
}

interface Letter {
  to: string[] | string;
  text: string;
}

/** What a link in the newest letter to this address holds. */
export async function linkIn(email: string, link: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const { items: letters } = (await (await fetch(`${base}/dev/mail.json`)).json()) as { items: Letter[] };
    const found = letters.filter(({ to }) => to.includes(email)).map(({ text }) => link.exec(text)?.[1]);
    const token = found.find((one) => one !== undefined);
    if (token) return token;
    await pause(100);
  }
  throw new Error(`No letter to ${email} came`);
}

export async function send<Answer = Json>(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answer> {
  const answer = await fetch(`${base}/api/v1${path}`, {
    method,
    headers: {
      'accept-language': 'ru',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status} ${text}`);
  return (text === '' ? {} : JSON.parse(text)) as Answer;
}

import { randomBytes } from 'node:crypto';
import { type Api, expect } from './api.ts';
import type { Credentials } from './signed-in.ts';
import { tokenFromLetter } from './token-from-letter.ts';

/** Nobody approves what he submitted, so the head of purchasing is invited, and comes by the link of his letter. */
export async function inviteHead(api: Api, owner: Api, dataDir: string): Promise<Credentials> {
  const { items } = await expect(200, owner('GET', '/api/v1/settings/roles?limit=200'));
  const role = (items as Array<{ id: string; code: string }>).find(({ code }) => code === 'purchasing_manager');
  const email = `igor.lebedev.${randomBytes(3).toString('hex')}@apteka-sklad.ru`;
  const password = `Soglasovano-${randomBytes(9).toString('base64url')}`;
  const person = { email, fullName: 'Игорь Лебедев', position: 'Руководитель закупок', roleIds: [role?.id] };
  await expect(201, owner('POST', '/api/v1/settings/users', person));
  const token = await tokenFromLetter(dataDir, email, /\/invitation#([\w-]+)/);
  await expect(200, api('POST', '/api/v1/auth/invitations/accept', { token, password }));
  return { email, password };
}

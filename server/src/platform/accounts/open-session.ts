import type { FactData } from '../../kernel/entity.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { startSession } from '../sessions/start-session.ts';
import { accountFact } from './account-fact.ts';
import { type Device, writeDevice } from './device.ts';
import type { LoginRow } from './load-login.ts';
import { readPerson } from './person.ts';
import { normaliseEmail } from './rules/email-rules.ts';
import { tellNewDevice } from './tell-new-device.ts';

interface Arrival {
  login: LoginRow;
  device: Device | null;
  clientType: 'browser' | 'native';
}

/** The session of a person whose row is locked, and whatever he was asked for at the door was right. `by` tells the trail what that was. */
export async function openSession(ctx: WriteContext, { login, device, clientType }: Arrival, by: FactData = {}) {
  const person = { id: login.id, fullName: login.full_name };
  if (login.has_signed_in && !device) await tellNewDevice(ctx, person.id, clientType);
  const { sessionId, tokens, cookies } = await startSession(ctx, person.id, clientType);
  if (clientType === 'browser') cookies.push(writeDevice(ctx.services, normaliseEmail(login.email), device));
  if (cookies.length > 0) ctx.respond({ headers: { 'Set-Cookie': cookies } });
  ctx.record({ ...accountFact('signed_in', person, { sessionId, clientType, ...by }), by: person.id });
  return { ...tokens, ...(await readPerson(ctx, person.id)) };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { lobby, systemIn } from '../../kernel/access/actor.ts';
import type { Door } from '../../platform/door/create-door.ts';
import { goesByMachineTime } from '../../platform/door/open-transaction.ts';
import { readMode } from '../../platform/test-portals/operations/read-mode.ts';
import { rememberedActor } from './service/log-requests.ts';

/** Refusals of a test portal say so as its answers do, once a key or a session was accepted. The clock may go on at any time, so it is read for each. */
export async function markTestPortal(door: Door, request: FastifyRequest, reply: FastifyReply) {
  const { tenantId = lobby } = rememberedActor(request) ?? {};
  if (tenantId === lobby || goesByMachineTime(tenantId)) return;
  // The refusal stands whatever becomes of this.
  const answer = await door.query(readMode, systemIn(tenantId), {}).catch(() => undefined);
  if (answer) reply.headers(answer.headers);
}

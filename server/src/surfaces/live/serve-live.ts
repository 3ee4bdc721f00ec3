import type { FastifyInstance } from 'fastify';
import { authorize } from '../../kernel/access/actor.ts';
import { Refusal, words } from '../../kernel/problems/errors.ts';
import type { Door } from '../../platform/door/create-door.ts';
import { lookForChanges } from '../../platform/webhooks/events/operations/look-for-changes.ts';
import type { Authenticator } from '../http/authenticator.ts';
import { watchNotices } from './watch-notices.ts';
import { watchPortals } from './watch-portals.ts';
import { watchSessions } from './watch-sessions.ts';

export const liveAddress = '/api/v1/events/stream';

/** A stream ends before its access token does; the page comes back with a fresh one. */
const lastsMs = 10 * 60_000;
const beatMs = 20_000;
const mostOfOne = 12;

interface Parts {
  door: Door;
  authenticator: Authenticator;
}

/**
 * Server-sent events for the pages of the portal: `event: changed` with the kinds of records that somebody in the company has
 * changed, and `notice` to the one person whose notices have changed. It never contains the change: pages
 * reload what they show with their own rights. A stream ends with its session, and when the person's rights change: the page then
 * reads its session again.
 */
export function serveLive(app: FastifyInstance, { door, authenticator }: Parts) {
  const portals = watchPortals(door, (error) => app.log.error({ err: error }, 'changes were not looked for'));
  const onNotices = watchNotices(door, (error) => app.log.error({ err: error }, 'notices were not looked for'));
  const onEnd = watchSessions(door, (error) => app.log.error({ err: error }, 'sessions of streams were not looked at'));
  const open = new Map<string, number>();
  const streams = new Set<() => void>();

  app.get(liveAddress, async (request, reply) => {
    const actor = await authenticator.authenticate(request);
    authorize(actor, lookForChanges);
    const person = `${actor.tenantId} ${actor.userId}`;
    const already = open.get(person) ?? 0;
    if (already >= mostOfOne) throw tooMany();
    open.set(person, already + 1);

    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    raw.write('retry: 3000\n\n');
    const tell = (types: readonly string[]) => void raw.write(`event: changed\ndata: ${JSON.stringify({ types })}\n\n`);
    const leave = portals.watch(actor.tenantId, tell);
    const unnoticed = onNotices(actor, () => tell(['notice']));
    const beat = setInterval(() => raw.write(':\n\n'), beatMs);
    const end = () => raw.end();
    const late = setTimeout(end, lastsMs);
    const unwatch = onEnd(actor, end);
    streams.add(end);
    raw.on('close', () => {
      leave();
      unnoticed();
      unwatch();
      clearInterval(beat);
      clearTimeout(late);
      streams.delete(end);
      const left = (open.get(person) ?? 1) - 1;
      if (left > 0) open.set(person, left);
      else open.delete(person);
    });
  });

  app.addHook('preClose', async () => {
    for (const end of streams) end();
  });
}

const tooMany = () =>
  new Refusal('rate_limited', words('Too many pages are watching at once.', 'Слишком много открытых страниц.'), {
    members: { 'violated-policies': ['live-pages'] },
    headers: { 'Retry-After': '30' },
  });

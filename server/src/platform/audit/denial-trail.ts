import type { Actor } from '../../kernel/access/actor.ts';
import type { AnyOperation } from '../../kernel/operation.ts';
import type { Refusal } from '../../kernel/problems/errors.ts';
import type { Door } from '../door/create-door.ts';
import { recordDenial } from './operations/record-denial.ts';

interface Denial {
  actor: Actor;
  operation: AnyOperation;
  refusal: Refusal;
  requestId: string;
}

interface Minute {
  written: number;
  /** Refusals past the bound, and the last of them. */
  more: number;
  last?: Denial;
}

const mostRows = 60;
const minuteMs = 60_000;

const audited = new Set<string>(['forbidden', 'insufficient_scope', 'api_key_read_only', 'ip_not_allowed']);

/**
 * Writes down who was refused what, after the answer and never in its way. A portal gets so many rows a minute and one
 * more that counts the rest, so a client gone astray cannot fill the trail. A crash forgets what was not written yet.
 */
export function denialTrail(door: Door, tellFailure: (error: unknown) => void) {
  const portals = new Map<string, Minute>();
  // One after the other: refusals take one connection from those who are let in, never more.
  let writing: Promise<void> = Promise.resolve();

  function write(denial: Denial, more?: number) {
    writing = writing.then(() => record(door, denial, more)).catch(tellFailure);
  }

  function note(denial: Denial) {
    const { actor, refusal } = denial;
    if (!audited.has(refusal.code) || actor.kind === 'visitor') return;
    const minute = portals.get(actor.tenantId) ?? { written: 0, more: 0 };
    portals.set(actor.tenantId, minute);
    if (minute.written < mostRows) {
      minute.written += 1;
      write(denial);
    } else {
      minute.more += 1;
      minute.last = denial;
    }
  }

  function turnMinute() {
    for (const { last, more } of portals.values()) if (last) write(last, more);
    portals.clear();
  }

  const timer = setInterval(turnMinute, minuteMs).unref();

  return {
    note,
    turnMinute,
    /** Resolves when everything noted so far is written. */
    settled: () => writing,
    async stop() {
      clearInterval(timer);
      turnMinute();
      await writing;
    },
  };
}

export type DenialTrail = ReturnType<typeof denialTrail>;

async function record(door: Door, { actor, operation, refusal, requestId }: Denial, more?: number) {
  const { proof: _, ...known } = actor;
  const byKey = actor.kind === 'apiKey';
  const input = {
    entityType: byKey ? 'api_key' : 'user',
    entityId: byKey ? actor.throughId : actor.userId,
    displayName: (byKey && actor.credential?.name) || null,
    reason: refusal.code,
    required: requiredBy(refusal, operation),
    ...(more !== undefined && { more }),
  };
  await door.command(recordDenial(operation.name), known, input, { requestId, language: 'ru' });
}

/** What the refusal names as missing, or what the operation asks for; nothing where only the address was wrong. */
function requiredBy({ code, members }: Refusal, { permission, scope }: AnyOperation): string[] {
  if (code === 'ip_not_allowed') return [];
  const named = members.requiredPermissions ?? members.requiredScopes ?? members.requiredRole;
  return [named ?? (code === 'forbidden' ? permission : (scope ?? []))].flat() as string[];
}

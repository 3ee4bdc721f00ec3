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

interface Counted {
  written: number;
  /** Refusals past the bound, and the last of them. */
  more: number;
  last?: Denial;
}

const minuteMs = 60_000;
const hourMs = 3_600_000;

/** Rows of a portal in a minute. */
const mostRows = 60;

const ofRights = new Set<string>(['forbidden', 'insufficient_scope', 'api_key_read_only', 'ip_not_allowed']);

/** Whoever still has such a key may call for ever: one row an hour tells that he does. */
const ofEndedKeys = new Set<string>(['api_key_revoked', 'api_key_expired']);

/**
 * Writes down who was refused what, after the answer and never in its way. A portal gets so many rows a minute, and each of its
 * keys that ended one an hour; one more row counts the rest, so neither a client gone astray nor a thief can fill the trail. A
 * crash forgets what was not written yet.
 */
export function denialTrail(door: Door, tellFailure: (error: unknown) => void) {
  // One after the other: refusals take one connection from those who are let in, never more.
  let writing: Promise<void> = Promise.resolve();

  function write(denial: Denial, more?: number) {
    writing = writing.then(() => record(door, denial, more)).catch(tellFailure);
  }

  const minute = counter(mostRows, write);
  const hour = counter(1, write);
  const timers = [setInterval(minute.turn, minuteMs).unref(), setInterval(hour.turn, hourMs).unref()];

  return {
    note(denial: Denial) {
      const { actor, refusal } = denial;
      if (actor.kind === 'visitor') return;
      if (ofRights.has(refusal.code)) minute.note(actor.tenantId, denial);
      else if (ofEndedKeys.has(refusal.code)) hour.note(`${actor.tenantId} ${actor.throughId}`, denial);
    },
    turnMinute: minute.turn,
    turnHour: hour.turn,
    /** Resolves when everything noted so far is written. */
    settled: () => writing,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      minute.turn();
      hour.turn();
      await writing;
    },
  };
}

/** Writes the first of each name at once, and one row for the rest when its time is over. */
function counter(most: number, write: (denial: Denial, more?: number) => void) {
  const counted = new Map<string, Counted>();
  return {
    note(name: string, denial: Denial) {
      const held = counted.get(name) ?? { written: 0, more: 0 };
      counted.set(name, held);
      if (held.written < most) {
        held.written += 1;
        write(denial);
      } else {
        held.more += 1;
        held.last = denial;
      }
    },
    turn() {
      for (const { last, more } of counted.values()) if (last) write(last, more);
      counted.clear();
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
  if (code === 'ip_not_allowed' || ofEndedKeys.has(code)) return [];
  const named = members.requiredPermissions ?? members.requiredScopes ?? members.requiredRole;
  return [named ?? (code === 'forbidden' ? permission : (scope ?? []))].flat() as string[];
}

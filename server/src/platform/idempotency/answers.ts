import type { Actor } from '../../kernel/access/actor.ts';
import type { AnyCommand } from '../../kernel/operation.ts';
import { Refusal, refuse, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { DoorParts, StoredAnswer, Visit } from '../door/visit.ts';
import { isLockTimeout } from '../postgres/database-refusal.ts';

type Key = NonNullable<Visit['idempotency']>;

interface Kept {
  fingerprint: Buffer;
  status: number | null;
  body: string;
  sealed: boolean;
  request_id: string;
}

const holderOf = (actor: Actor) => actor.idempotencyHolder ?? actor.userId ?? actor.kind;

/** Claims a client's key, true where it was free; a concurrent twin waits here for the outcome of the first. */
export async function claimKey(db: Db, actor: Actor, { key, route, fingerprint }: Key): Promise<boolean> {
  const holder = holderOf(actor);
  try {
    const claimed = await db.execute(sql`
      insert into idempotency_keys (tenant_id, holder, route, key, fingerprint) values (${db.tenant}, ${holder}, ${route}, ${key}, ${fingerprint})
      on conflict (tenant_id, holder, route, key) do update
        set fingerprint = excluded.fingerprint, created_at = excluded.created_at, of_steps = false
        where idempotency_keys.created_at < later(excluded.created_at, ${-72 * 3600})`);
    return claimed === 1;
  } catch (error) {
    if (isLockTimeout(error)) throw stillRunning();
    throw error;
  }
}

/** What the first run answered to a key that was not free. */
export async function storedAnswer(parts: Opening, db: Db, actor: Actor, claim: Key): Promise<StoredAnswer> {
  const { key, route } = claim;
  const kept = await db.one<Kept>(sql`
    select ${keptColumns} from idempotency_keys
    where tenant_id = ${db.tenant} and holder = ${holderOf(actor)} and route = ${route} and key = ${key}`);
  return opened(parts, db, actor, claim, kept);
}

/** What work in steps answered under a key; null where it has not come to its end. */
export async function answerOfSteps(parts: Opening, db: Db, actor: Actor, claim: Key): Promise<StoredAnswer | null> {
  const { key, route } = claim;
  const kept = await db.first<Kept>(sql`
    select ${keptColumns} from idempotency_keys
    where tenant_id = ${db.tenant} and holder = ${holderOf(actor)} and route = ${route} and key = ${key}
      and of_steps and created_at >= later(now(), ${-72 * 3600})`);
  return kept ? opened(parts, db, actor, claim, kept) : null;
}

type Opening = Pick<DoorParts, 'services'>;

const keptColumns = sql`fingerprint, status, body, sealed, request_id`;

async function opened({ services }: Opening, db: Db, actor: Actor, claim: Key, kept: Kept): Promise<StoredAnswer> {
  if (!kept.fingerprint.equals(claim.fingerprint)) throw refuse('idempotency_key_reused');
  const place = placeOf(holderOf(actor), claim.route, claim.key);
  const body = kept.sealed ? await services.vault.open(db, place, kept.body) : kept.body;
  return { status: kept.status, body, requestId: kept.request_id };
}

/** Keeps the answer in the transaction of the effect; an answer that shows a secret is kept sealed. */
export function keepAnswer(
  parts: Opening,
  db: Db,
  actor: Actor,
  visit: Pick<Visit, 'idempotency' | 'requestId'>,
  op: AnyCommand,
  answer: { result?: unknown; status?: number | undefined },
): Promise<unknown> {
  const claim = visit.idempotency as Key;
  if (answer.result instanceof Refusal) return releaseKey(db, actor, claim);
  const { key, route } = claim;
  const holder = holderOf(actor);
  const body = JSON.stringify(answer.result ?? null);
  const keep = (kept: string) =>
    db.execute(sql`
      update idempotency_keys
      set status = ${answer.status ?? null}, body = ${kept}, sealed = ${op.revealsSecret === true}, of_steps = ${op.steps !== undefined},
        request_id = ${visit.requestId}
      where tenant_id = ${db.tenant} and holder = ${holder} and route = ${route} and key = ${key}`);
  return op.revealsSecret ? parts.services.vault.seal(db, placeOf(holder, route, key), body).then(keep) : keep(body);
}

/** A refusal is never kept, even where the attempt left its trace: the key may be used again at once. */
async function releaseKey(db: Db, actor: Actor, { key, route }: Key) {
  await db.execute(sql`
    update idempotency_keys set created_at = now() - interval '73 hours'
    where tenant_id = ${db.tenant} and holder = ${holderOf(actor)} and route = ${route} and key = ${key}`);
}

const placeOf = (holder: string, route: string, key: string) => ({
  table: 'idempotency_keys',
  column: 'body',
  rowId: `${holder}|${route}|${key}`,
});

const stillRunning = () =>
  new Refusal(
    'idempotency_in_progress',
    words('The first request with this key has not finished yet.', 'Первый запрос с этим ключом ещё не завершён.'),
    {
      headers: { 'Retry-After': '1' },
    },
  );

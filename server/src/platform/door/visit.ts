import type { Actor } from '../../kernel/access/actor.ts';
import type { Directory } from '../../kernel/access/entrance.ts';
import type { Approach } from '../../kernel/operation.ts';
import type { Words } from '../../kernel/problems/errors.ts';
import type { Language } from '../../kernel/problems/problem-body.ts';
import type { Reaction } from '../../kernel/reaction.ts';
import type { Services } from '../../kernel/services.ts';
import type { Pool } from '../postgres/create-pool.ts';
import type { ReactionsTo } from '../reactions/hand-over.ts';
import type { EventCatalog } from '../webhooks/events/event-catalog.ts';
import type { Payload } from '../webhooks/events/render-payload.ts';
import type { portalMemory } from './portal-memory.ts';

/** What the edge knows of a request besides its input. */
export interface Visit {
  requestId: string;
  language: Language;
  /** `If-Match`, read as a version. */
  ifMatch?: number;
  idempotency?: { key: string; route: string; fingerprint: Buffer };
  /** Commands run whole and are rolled back. */
  dryRun?: true;
  /** The route it came by, as `POST /api/v1/warehouses`, and its usual status. */
  route?: { address: string; status: number };
  /** The caller wants a person to decide: a write is kept for him. */
  forPerson?: true;
}

/** A run that no request asked for. */
export const internal: Visit = { requestId: 'internal', language: 'ru' };

/** What a dry run tells besides its answer. */
export interface DryRun {
  /** What subscribers would have been sent, as the caller may read it. */
  events: ReadonlyArray<Payload & { dryRun: true }>;
  warnings: ReadonlyArray<{ code: string; message: Words }>;
}

/** The first run's answer, kept for 72 hours: every repeat gets the same status and bytes. */
export interface StoredAnswer {
  status: number | null;
  body: string;
  requestId: string;
}

export interface Answer {
  /** The operation's own status, when it chose one. */
  status?: number;
  headers: Record<string, string | string[]>;
  result?: unknown;
  /** The operation declared that nothing changed. */
  nothingDone?: true;
  /** The stored answer of the first run, when this one is a repeat. */
  replayed?: StoredAnswer;
  /** Nothing of it was kept. */
  dryRun?: DryRun;
}

/** The cached actor is no longer valid: it must be read again. */
export class StaleActor extends Error {}

/** What whoever opens the door tells it. */
export interface Told {
  reactions?: readonly Reaction[];
  catalog?: EventCatalog;
  wakeWorkers?: () => void;
}

export interface DoorParts {
  pool: Pool;
  services: Services;
  directory: Directory;
  memory: ReturnType<typeof portalMemory>;
  ask: Approach['ask'];
  reactionsTo: ReactionsTo;
  /** Without it a dry run shows no events. */
  catalog: EventCatalog | undefined;
  /** Called when jobs or facts were committed, so that a worker of this process need not wait for its next poll. */
  wakeWorkers(): void;
}

/** How a whole operation is run in a transaction of its own. */
export type Run<Op> = (op: Op, actor: Actor, raw: unknown, visit: Visit) => Promise<Answer>;

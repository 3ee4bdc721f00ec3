import { pause } from '../calls/send.ts';
import type { Connection } from '../connect.ts';
import { ConnectionError } from '../connection-error.ts';
import type { ProkuraEvent } from '../generated/events.ts';
import { readFeed } from '../generated/operations/webhooks.ts';
import { isProblem, ProblemError } from '../problem-error.ts';

export interface FollowOptions<Name extends string = ProkuraEvent['event']> {
  /** Where to go on: the cursor that came with the event dealt with last. Without one it begins with the oldest event, of 30 days. */
  cursor?: string | undefined;
  /** An instant; nothing older comes. */
  since?: string | undefined;
  /** Only these events. */
  events?: readonly Name[] | undefined;
  /** Only of these kinds of records, such as `catalogItem`. */
  entityTypes?: readonly string[] | undefined;
  /** Events asked for at once, 1 to 200; 200 unless said. A resumed reader sees at most so many again. */
  pageSize?: number | undefined;
  /** How long the server waits for news before it answers that there are none, 0 to 20 seconds. */
  waitSeconds?: number | undefined;
  signal?: AbortSignal | undefined;
  /** Told whenever the server does not answer; it goes on by itself. */
  onOutage?: ((told: { error: ProblemError | ConnectionError; attempt: number; delayMs: number }) => void) | undefined;
}

export interface Followed<Name extends string = ProkuraEvent['event']> {
  event: Extract<ProkuraEvent, { event: Name }>;
  /** To be kept once the event was dealt with: who goes on from here misses nothing, and may see the last events again. */
  cursor: string | undefined;
}

/** Events after the cursor are no longer told: read the records anew, then follow from `nextCursor`. */
export class CursorExpiredError extends Error {
  override readonly name = 'CursorExpiredError';
  /** The place at the moment of the refusal: what changes while records are read comes after it. */
  readonly nextCursor: string;

  constructor(cause: ProblemError) {
    super(cause.message, { cause });
    this.nextCursor = String(cause.problem.nextCursor);
  }
}

const longestPauseMs = 5_000;

/**
 * Every event in the order of the feed, at least once, for as long as it is asked for. Outages and restarts of the server are waited
 * out; what cannot mend itself, such as a revoked key, is thrown.
 */
export async function* followEvents<Name extends ProkuraEvent['event'] = ProkuraEvent['event']>(
  connection: Connection,
  {
    cursor: begin,
    since,
    events,
    entityTypes,
    pageSize = 200,
    waitSeconds = 20,
    signal,
    onOutage,
  }: FollowOptions<Name> = {},
): AsyncGenerator<Followed<Name>, void, undefined> {
  const patient: Connection = { ...connection, retries: 0 };
  const query = { limit: pageSize, waitSeconds, since, events, entityType: entityTypes };
  const read = (cursor: string | undefined) =>
    patiently(() => readFeed(patient, { ...query, cursor }, { signal }).page(), signal, onOutage);
  for (let cursor = begin; ; ) {
    const { items, page } = await read(cursor);
    for (const [at, item] of items.entries()) {
      const event = item as unknown as Followed<Name>['event'];
      yield { event, cursor: at === items.length - 1 ? page.nextCursor : cursor };
    }
    cursor = page.nextCursor;
  }
}

/** Asks until it is answered. */
async function patiently<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal | undefined,
  onOutage: FollowOptions['onOutage'],
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (isProblem(error) && error.code === 'event_cursor_expired') throw new CursorExpiredError(error);
      if (!isOutage(error)) throw error;
      const step = Math.min(longestPauseMs, 100 * 2 ** Math.min(attempt, 12));
      const delayMs = Math.max(
        step / 2 + (Math.random() * step) / 2,
        error instanceof ProblemError ? (error.retryAfterMs ?? 0) : 0,
      );
      onOutage?.({ error, attempt, delayMs });
      await pause(delayMs, signal);
    }
  }
}

const isOutage = (error: unknown): error is ProblemError | ConnectionError =>
  error instanceof ConnectionError || (error instanceof ProblemError && error.retryable);

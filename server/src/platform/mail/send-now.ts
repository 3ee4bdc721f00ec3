import { setTimeout as pause } from 'node:timers/promises';
import Type from 'typebox';
import { id, nullable, object } from '../../kernel/fields.ts';
import { command, query, type Steps } from '../../kernel/operation.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import { Refusal, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { MailFailure } from './create-transport.ts';
import { type LetterOutcome, letterOutcome, markLetter } from './mark-letter.ts';
import { type LetterToSend, readLetter } from './read-letter.ts';
import { tryLetter } from './try-letter.ts';

export interface LetterAt {
  tenantId: string;
  letterId: string;
}

/** What became of a letter, for the caller who waits for it. `off`: it stays here, for no mail server is set or the portal is a test one. */
export const letterStates = ['sent', 'queued', 'failed', 'off'] as const;
type LetterState = (typeof letterStates)[number];

/** The longest a caller waits for a mail server; sending goes on without him. */
const mostMs = 3_000;

/** When the letter's own job looks whether it has left, should this process die over it. */
export const sentByJobAt = () => new Date(portalNow().getTime() + 120_000).toISOString();

/**
 * Sends a letter while somebody waits for the answer to what it is about. It does not queue behind other letters of its portal:
 * the length of that queue would show whose portal it is.
 */
export async function sendNow(steps: Steps, at: LetterAt): Promise<LetterState> {
  const sending = send(steps, at).catch(waits);
  return Promise.race([sending, pause(mostMs, 'queued' as const)]);
}

async function send({ query, command, services }: Steps, at: LetterAt): Promise<LetterState> {
  const letter = await query(readLetterIn, at);
  if (typeof letter === 'string') return letter;
  const outcome = await tryLetter(letter, { services, attempt: 1 });
  await command(markLetterIn, { ...at, outcome });
  return outcome.status === 'kept' ? 'off' : outcome.status;
}

/** What a mail server, or a database that is away, may yet let pass; the job of the letter tries again. */
function waits(error: unknown): LetterState {
  if (error instanceof Refusal || (error as MailFailure).permanent === false) return 'queued';
  throw error;
}

const place = { tenantId: id(), letterId: id() };
const enter = async ({ tenantId }: LetterAt) => ({ tenantId, carried: undefined });

const readLetterIn = query({
  name: 'mail.read-letter-in',
  summary: words('Read a letter of a portal', 'Прочитать письмо портала'),
  permission: 'internal',
  scope: null,
  input: object(place),
  output: Type.Unknown(),
  enter,
  async run(ctx, { letterId }): Promise<LetterToSend | LetterState> {
    const letter = await readLetter.run(ctx, { letterId }, undefined);
    if (letter) return letter;
    const { status } = await ctx.db.one<{ status: LetterState }>(
      sql`select status from letters where tenant_id = ${ctx.db.tenant} and id = ${letterId}`,
    );
    return status;
  },
});

const markLetterIn = command({
  name: 'mail.mark-letter-in',
  summary: words('Mark a letter of a portal', 'Отметить письмо портала'),
  permission: 'internal',
  scope: null,
  input: object({ ...place, outcome: nullable(letterOutcome) }),
  output: Type.Unknown(),
  enter,
  run: (ctx, { letterId, outcome }: { letterId: string; outcome: LetterOutcome | null }) =>
    markLetter.run(ctx, { letterId, outcome }, undefined),
});

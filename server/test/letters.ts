import { systemIn } from '../src/kernel/access/actor.ts';
import { markLetter } from '../src/platform/mail/mark-letter.ts';
import { drainJobs, owner, type Portal, workerDoor } from './harness.ts';

/** The mail server refuses for good the letters that wait about a record; who is to hear of it has heard. */
export async function refuseLetters(
  { tenantId }: Pick<Portal, 'tenantId'>,
  aboutId: string,
  reason = '550 no such user',
): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from letters where tenant_id = $1 and about_id = $2 and status = 'queued'`,
    [tenantId, aboutId],
  );
  for (const { id: letterId } of rows) {
    const outcome = { status: 'failed' as const, ref: reason, attempts: 1 };
    await workerDoor.command(markLetter, systemIn(tenantId), { letterId, outcome });
  }
  await drainJobs(tenantId);
}

/** Letters of a portal wait, as they do while the mail server is away. */
export const mailServerIsAway = ({ tenantId }: Pick<Portal, 'tenantId'>) =>
  owner.query(
    `update jobs set due_at = now() + interval '1 hour' where tenant_id = $1 and name = 'mail.deliver-letter'`,
    [tenantId],
  );

/** The address of the owner of a test portal. */
export const mailOf = ({ ownerId }: Pick<Portal, 'ownerId'>) => `${ownerId}@romashka.ru`;

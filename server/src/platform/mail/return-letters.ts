import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { letterFailed } from './mark-letter.ts';

/** A letter that had left and came back: whom it did not reach, and why. */
interface ReturnedLetter {
  letterId: string;
  address: string;
  reason: string;
}

/** Letters that came back count as given up, as those refused at once do; reports about somebody else's address change nothing. */
export async function returnLetters(ctx: WriteContext, returned: readonly ReturnedLetter[]): Promise<number> {
  if (returned.length === 0) return 0;
  const rows = await ctx.db.many<
    Parameters<typeof letterFailed>[1] & { id: string; ref: string; attempts: number }
  >(sql`
    update letters letter set status = 'failed', ref = left(given.reason, 500), updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(returned)}::jsonb) given ("letterId" uuid, address text, reason text)
    where letter.tenant_id = ${ctx.db.tenant} and letter.id = given."letterId" and letter.status = 'sent'
      and lower(letter.recipient) = lower(given.address)
    returning letter.id, letter.template, letter.subject, letter.about_type, letter.about_id, letter.ref, letter.attempts`);
  for (const { id, ref, attempts, ...letter } of rows)
    ctx.record(letterFailed(id, letter, { status: 'failed', ref, attempts }));
  return rows.length;
}

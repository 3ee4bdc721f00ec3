import Type from 'typebox';
import { command } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../kernel/reaction.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { letterFailedEvent } from '../mail/mark-letter.ts';
import { tellPeople } from './tell-people.ts';

interface Undelivered {
  subject: string;
  reason: string;
  recipient: string;
  entityType: string | null;
  entityId: string | null;
  page: string | null;
  writtenFor: string;
}

/** Tells the person a letter was written for that it was given up, and why. */
const tellSender = command({
  name: 'mail.tell-undelivered',
  summary: words('Tell that a letter was not delivered', 'Сообщить о недоставленном письме'),
  permission: 'signed-in',
  scope: null,
  input: toldFact,
  output: Type.Unknown(),
  async run(ctx, { factId }) {
    ctx.nothingChanged();
    const found = await ctx.db.first<Undelivered>(sql`
      select fact.display_name as subject, fact.data->>'reason' as reason, letter.recipient, letter.about_type as "entityType",
        letter.about_id as "entityId", letter.about_page as page, letter.written_for as "writtenFor"
      from audit_events fact
      join letters letter on letter.tenant_id = ${ctx.db.tenant} and letter.id = (fact.data->>'letterId')::uuid
      where fact.tenant_id = ${ctx.db.tenant} and fact.id = ${factId} and letter.written_for is not null`);
    if (!found) return;
    const { entityType, entityId, page, writtenFor, ...variables } = found;
    await tellPeople(ctx, {
      kind: 'letter.undelivered',
      key: factId,
      about: { entityType, entityId, page: page ?? '' },
      people: [writtenFor],
      causedBy: null,
      variables,
    });
  },
});

export const tellUndelivered = reaction([letterFailedEvent], tellSender);

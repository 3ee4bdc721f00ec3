import type { Counterparty } from '../../../../nouns/counterparty.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { alreadyExists } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { counterparty } from './counterparty.ts';

type Numbers = Pick<Counterparty, 'inn' | 'kpp'>;

const holderOf = (ctx: ReadContext, { inn, kpp }: Numbers) =>
  ctx.db.first<{ id: string }>(sql`
    select id from counterparties
    where tenant_id = ${ctx.db.tenant} and inn = ${inn} and coalesce(kpp, '') = ${kpp ?? ''} and archived_at is null`);

/** Branches share an INN, so only INN and KPP together name one counterparty of a portal. */
export async function takenInn(ctx: ReadContext, numbers: Numbers) {
  const holder = await holderOf(ctx, numbers);
  return alreadyExists('inn', { entityType: counterparty.type, entityId: holder?.id ?? '' });
}

export async function refuseTakenInn(ctx: ReadContext, numbers: Numbers) {
  if (numbers.inn !== null && (await holderOf(ctx, numbers))) throw await takenInn(ctx, numbers);
}

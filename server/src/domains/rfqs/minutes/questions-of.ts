import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

interface Spoken {
  requisitionId: string;
  supplier: string;
  side: 'supplier' | 'buyer';
  question: string;
  answer: string | null;
}

/** What suppliers asked and were asked about the requests for these requisitions, in the order it was asked. */
export async function questionsOf(db: Db, requisitionIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many<Spoken>(sql`
    select rfq.requisition_id as "requisitionId", party.short_name as supplier, spoken.side, spoken.body as question, spoken.answer
    from supplier_rfqs rfq
    join rfq_questions spoken on spoken.tenant_id = ${db.tenant} and spoken.rfq_id = rfq.id
    join supplier_rfq_recipients asked on asked.tenant_id = ${db.tenant} and asked.id = spoken.recipient_id
    join counterparties party on party.tenant_id = ${db.tenant} and party.id = asked.counterparty_id
    where rfq.tenant_id = ${db.tenant} and rfq.requisition_id = any(${requisitionIds}::uuid[])
    order by spoken.id limit 500`);
  return new Map(
    [...Map.groupBy(rows, ({ requisitionId }) => requisitionId)].map(([id, spoken]) => [
      id,
      spoken.map(told).join('\n'),
    ]),
  );
}

const told = ({ supplier, side, question, answer }: Spoken) =>
  [
    side === 'supplier' ? `${supplier} спрашивает: ${question}` : `Вопрос поставщику ${supplier}: ${question}`,
    answer === null ? 'Ответа не было.' : `Ответ: ${answer}`,
  ].join('\n');

import { requisition } from '../../../../../nouns/requisition.ts';
import { counted, say } from '../../../kit/say.ts';
import type { ActivityWords, ToldEvent } from '../../../shared/activity/sentence.ts';
import { wordsOf } from '../../../shared/activity/words-of.ts';

/** How what happens to a requisition is told. */
export const requisitionWords = (): ActivityWords => ({
  ...wordsOf(requisition),
  describe,
});

interface Lines {
  added?: number;
  changed?: number;
  cancelled?: number;
  moved?: number;
}

function describe({ event, data }: ToldEvent): string | undefined {
  const own = events[event];
  if (own) return say(...own);
  const { lines } = data as { lines?: Lines };
  if (!lines || data.status) return undefined;
  // A cancelled line is among the changed ones too, and told once.
  const changed = (lines.changed ?? 0) - (lines.cancelled ?? 0);
  const parts = [
    lines.added && counted(lines.added, ['line added', 'lines added'], addedWords),
    changed > 0 && counted(changed, ['line changed', 'lines changed'], changedWords),
    lines.cancelled && counted(lines.cancelled, ['line cancelled', 'lines cancelled'], cancelledWords),
    lines.moved && say('Lines reordered', 'Изменён порядок позиций'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

const addedWords = ['позиция добавлена', 'позиции добавлены', 'позиций добавлено'] as const;
const changedWords = ['позиция изменена', 'позиции изменены', 'позиций изменено'] as const;
const cancelledWords = ['позиция отменена', 'позиции отменены', 'позиций отменено'] as const;

const events: Readonly<Record<string, readonly [en: string, ru: string]>> = {
  'procurement.decision_protocol_issued': ['Protocol drawn up', 'Составлен протокол решения'],
  'procurement.quote_line_decided': ['Suppliers chosen', 'Выбраны поставщики'],
  'procurement.stock_received': ['Goods received', 'Принят товар'],
  'procurement.stock_receipt_reversed': ['A receipt was taken back', 'Приёмка отменена'],
  'procurement.goods_returned': ['Goods went back to the supplier', 'Товар возвращён поставщику'],
  'procurement.goods_return_cancelled': ['A return was cancelled', 'Возврат отменён'],
};

import { counted, say } from '../../src/kit/say.ts';
import type { Rfq } from '../types.ts';
import { type Draft, lineOfDraft } from './draft.ts';
import { lineFaults, missingItems, termFaults } from './faults.ts';
import { totalsOf } from './totals.ts';

/** Why it cannot be sent yet, in a sentence; null when it can. */
export function whatStops(draft: Draft, rfq: Rfq, today: string): string | null {
  const faulty = rfq.items.filter(
    (item) => Object.keys(lineFaults(lineOfDraft(draft, item), rfq, true)).length > 0,
  ).length;
  if (faulty > 0) {
    const lines = counted(faulty, ['position', 'positions'], ['позицию', 'позиции', 'позиций']);
    return say(`Look at ${lines}`, `Поправьте ${lines}`);
  }
  const missing = missingItems(draft, rfq).length;
  if (missing > 0) {
    const lines = counted(missing, ['position', 'positions'], ['позиции', 'позиций', 'позиций']);
    return say(
      `Prices are needed for all positions; ${lines} without`,
      `Нужны цены на все позиции, ещё нет у ${lines}`,
    );
  }
  if (rfq.quoteMode !== 'total_only' && totalsOf(draft, rfq).priced === 0)
    return say('Enter at least one price', 'Укажите хотя бы одну цену');
  if (Object.keys(termFaults(draft, rfq, today, true)).length > 0) return say('Look at the terms', 'Поправьте условия');
  return null;
}

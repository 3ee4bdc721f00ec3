import type { Colleague } from './cast.ts';
import type { Department } from './company.ts';
import type { Purchase } from './ledger.ts';
import { type Furnished, type Month, type Speak, speakers } from './month.ts';
import type { Need } from './needs-of.ts';

interface Named {
  id: string;
}

interface Order extends Named {
  number: string;
  lines: Array<Named & { position: number }>;
}

/** One requisition on its way through the month, with what has come of it so far. */
export interface Scene {
  month: Month;
  furnished: Furnished;
  department: Department;
  need: Need;
  /** Who wrote it. */
  requester: Colleague;
  speak: Speak;
  purchase: Purchase;
  /** Lines of the requisition, in the order of those of the purchase. */
  lines: Named[];
  /** Prices without VAT that were decided, of each line. */
  prices: string[];
  /** The request for quotes, with who was asked. */
  rfq?: Named & {
    items: Array<Named & { procurementItemId: string }>;
    recipients: Array<Named & { counterpartyId: string }>;
  };
  /** Quotes that came, by counterparty. */
  quotes: Array<{ counterpartyId: string; prices: string[]; lineIds: string[] }>;
  order?: Order;
  receipt?: Named & { lines: Named[] };
  received: string[];
  invoice?: Named;
}

export type Step = (scene: Scene) => Promise<void>;

/** A need as nobody has written it yet. */
export function sceneOf(month: Month, furnished: Furnished, department: Department, need: Need): Scene {
  return {
    ...{ month, furnished, department, need, speak: speakers(month, need.name) },
    requester: need.requester,
    purchase: {
      ...{ procurementId: '', title: need.title, department: department.name, isCounted: false },
      categoryId: furnished.categories.get(department.category) ?? '',
      lines: need.lines.map(({ goods, quantity }) => ({
        ...{ itemId: furnished.items.get(goods.sku) ?? '', quantity, planned: goods.planned },
        ...{ offers: [], decided: null, closedShort: '0' },
      })),
      ...{ counterpartyId: null, decidedAs: null, invoices: [], credited: '0' },
    },
    ...{ lines: [], prices: [], quotes: [], received: [] },
  };
}

/** What must be there by now. */
export function there<Thing>(thing: Thing | undefined, name: string): Thing {
  if (thing === undefined) throw new Error(`There is no ${name} yet`);
  return thing;
}

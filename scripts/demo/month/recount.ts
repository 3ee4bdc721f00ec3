import { Decimal } from 'decimal.js';
import { sum } from './amounts.ts';
import type { Ledger, Purchase, PurchaseLine } from './ledger.ts';

/** What a figure is called, and what it comes to. */
export type Figures = ReadonlyMap<string, string>;

/** What identifiers of the portal are called in the names of figures. */
export type NameOf = (id: string) => string;

export const dimensions = ['supplier', 'category', 'department', 'item'] as const;

export type Dimension = (typeof dimensions)[number];

/** Every figure of the month's reports but what is owed, from the ledger alone. */
export const recount = (ledger: Ledger, nameOf: NameOf): Figures =>
  new Map([
    ...dimensions.flatMap((by) => [...spendBy(ledger, by, nameOf)]),
    ...budgetFigures(ledger),
    ...savingsFigures(ledger),
    ...stockFigures(ledger, nameOf),
  ]);

export const spendFigure = (department: string, by: Dimension, name: string) =>
  `Spend of ${department} by ${by}: ${name}`;

function spendBy({ purchases }: Ledger, by: Dimension, nameOf: NameOf): Figures {
  const spent = purchases.flatMap((purchase) =>
    purchase.invoices.flatMap(({ lines }) =>
      lines.map((amount, place) => ({
        what: spendFigure(purchase.department, by, nameOf(keyOf(by, purchase, purchase.lines[place]?.itemId ?? ''))),
        amount,
      })),
    ),
  );
  return summed(spent);
}

const keyOf = (by: Dimension, { counterpartyId, categoryId, department }: Purchase, itemId: string) =>
  ({ supplier: counterpartyId ?? '', category: categoryId, department, item: itemId })[by];

function summed(parts: ReadonlyArray<{ what: string; amount: Decimal.Value }>): Figures {
  const by = Map.groupBy(parts, ({ what }) => what);
  return new Map([...by].map(([what, ones]) => [what, sum(ones.map(({ amount }) => amount)).toFixed(2)]));
}

export const budgetFigure = (department: string, what: 'committed' | 'invoiced' | 'paid') =>
  `Budget of ${department}, ${what}`;

/** A requisition commits to what was decided less what will not come, else to what was planned; and at least to what is invoiced less what was credited. */
function budgetFigures({ purchases }: Ledger): Figures {
  return summed(
    purchases.flatMap(({ department, isCounted, lines, invoices, credited }) => {
      const invoiced = sum(invoices.flatMap((invoice) => invoice.lines)).minus(credited);
      const committed = isCounted ? Decimal.max(sum(lines.map(commitment)).toDecimalPlaces(2), invoiced) : 0;
      return [
        { what: budgetFigure(department, 'committed'), amount: committed },
        { what: budgetFigure(department, 'invoiced'), amount: invoiced },
        { what: budgetFigure(department, 'paid'), amount: sum(invoices.map(({ paid }) => paid)) },
      ];
    }),
  );
}

function commitment({ quantity, planned, decided, closedShort }: PurchaseLine): Decimal {
  const whole = new Decimal(decided ?? Decimal.mul(quantity, planned).toDecimalPlaces(2));
  return whole.times(Decimal.sub(quantity, closedShort)).div(quantity);
}

export const savingsFigure = (title: string, basis: 'plan' | 'last' | 'median') => `Savings of «${title}» by ${basis}`;

export const saved = (base: Decimal.Value, chosen: Decimal.Value) =>
  `${new Decimal(base).toFixed(2)} → ${new Decimal(chosen).toFixed(2)}`;

/** What was chosen beside the plan, beside the decision before for the same item, and beside the middle of the offers. */
function savingsFigures({ purchases }: Ledger): Figures {
  const decided = purchases
    .filter(({ decidedAs }) => decidedAs !== null)
    .toSorted((one, other) => (one.decidedAs ?? 0) - (other.decidedAs ?? 0));
  return new Map(
    decided.flatMap((purchase, at) => {
      const before = decided.slice(0, at).flatMap(({ lines }) => lines);
      const against = (basis: 'plan' | 'last' | 'median', baseOf: (line: PurchaseLine) => Decimal | undefined) => {
        const compared = purchase.lines.flatMap((line) => ({ base: baseOf(line), chosen: line.decided ?? '0' }));
        const known = compared.filter(({ base }) => base !== undefined);
        if (known.length === 0) return [];
        const [base, chosen] = [sum(known.map((one) => one.base ?? 0)), sum(known.map((one) => one.chosen))];
        return [[savingsFigure(purchase.title, basis), saved(base, chosen)] as const];
      };
      return [
        ...against('plan', ({ quantity, planned }) => Decimal.mul(quantity, planned).toDecimalPlaces(2)),
        ...against('last', (line) => lastOf(line, before)),
        ...against('median', ({ offers }) => medianOf(offers)),
      ];
    }),
  );
}

function lastOf({ itemId, quantity }: PurchaseLine, before: readonly PurchaseLine[]): Decimal | undefined {
  const last = before.findLast((one) => one.itemId === itemId);
  return last && Decimal.div(last.decided ?? 0, last.quantity).times(quantity);
}

function medianOf(offers: readonly string[]): Decimal | undefined {
  if (offers.length < 2) return undefined;
  const sorted = offers.toSorted((one, other) => Decimal.sub(one, other).toNumber());
  const [low, high] = [sorted[Math.ceil(offers.length / 2) - 1], sorted[Math.floor(offers.length / 2)]];
  return Decimal.add(low ?? 0, high ?? 0).div(2);
}

export const stockFigure = (name: string) => `Stock of ${name}`;

export const stockValue = (onHand: string, averageCost: string | null) =>
  `${new Decimal(onHand).toFixed()} worth ${Decimal.mul(onHand, averageCost ?? 0).toFixed(2)}`;

const stockFigures = ({ stock }: Ledger, nameOf: NameOf): Figures =>
  new Map([...stock].map(([itemId, held]) => [stockFigure(nameOf(itemId)), stockValue(held.onHand, held.averageCost)]));

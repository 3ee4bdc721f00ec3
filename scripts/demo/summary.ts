import type { Filled } from './fill-portal.ts';
import type { Loop } from './loop/fill-loop.ts';
import { productCodes } from './product-code.ts';
import { groupsOf } from './read-okpd2.ts';

/** What came of every step, every refusal with its reason; every line of the file is counted once. */
export function linesOf({ folded, ...filled }: Filled, loop: Loop, rows: number, groupings: number): string[] {
  const tallies = [...filled.tallies, ...loop.tallies];
  const columns = ['created', 'changed', 'unchanged', 'refused'];
  const line = (name: string, cells: ReadonlyArray<string | number>) =>
    name.padEnd(18) + cells.map((cell) => String(cell).padStart(11)).join('');
  const categories = tallies
    .filter(({ step }) => step === 'Categories')
    .reduce((sum, { created, unchanged }) => sum + created + unchanged, 0);
  const branches = groupsOf(productCodes).join(', ');
  const refused = tallies.flatMap((tally) =>
    tally.refused.map(({ what, reason }) => `  ${tally.step}: ${what}: ${reason}`),
  );
  const isSame = refused.length === 0 && tallies.every(({ created, changed }) => created + changed === 0);
  return [
    line('', columns),
    ...tallies.map((one) => line(one.step, [one.created, one.changed, one.unchanged, one.refused.length])),
    '',
    ...(isSame ? ['Everything was there already: nothing has changed.'] : []),
    `${rows} deliveries: ${folded.items.length} items, ${rows - folded.items.length - folded.refused.length} rows merged into them, ${folded.refused.length} refused.`,
    ...[...folded.notes].map(([note, count]) => `  taken without it: ${note} — ${count} rows`),
    ...[...folded.refused, ...loop.refused].map(({ row, reason }) => `  refused: row ${row}: ${reason}`),
    `OKPD2: ${categories} of ${groupings} groupings: sections, classes, subclasses, and all of ${branches} where the items stand.`,
    ...(refused.length > 0 ? ['Refused by the server:', ...refused] : []),
  ];
}

/** The same for a program: refused rows and records, and which rows each item and each requisition was made of. */
export const rowsOf = ({ folded, tallies }: Filled, { chosen, refused, tallies: told }: Loop) => ({
  refused: [
    ...folded.refused,
    ...refused,
    ...[...tallies, ...told].flatMap(({ step, refused }) => refused.map((one) => ({ step, ...one }))),
  ],
  merged: folded.items.map(({ item, deliveries }) => ({
    sku: item.sku,
    name: item.name,
    rows: deliveries.map(({ ID }) => ID),
  })),
  requisitions: chosen.orders.map(({ order: { externalId, purchaseOrders, rows } }) => ({
    externalId,
    purchaseOrders,
    rows: rows.map(({ ID }) => ID),
  })),
  left: Object.fromEntries(chosen.left),
});

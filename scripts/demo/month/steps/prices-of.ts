import { Decimal } from 'decimal.js';
import { seeded } from '../../loop/seeded.ts';
import { withoutVat } from '../amounts.ts';
import type { SupplierName } from '../company.ts';
import type { Scene } from '../scene.ts';

/** Around what was planned, the usual supplier a little below it; the same in every run. */
export function pricesOf({ need, department, purchase }: Scene, name: SupplierName): string[] {
  const low = 0.9 + department.suppliers.indexOf(name) * 0.04;
  return purchase.lines.map(({ planned }, place) =>
    withoutVat(Decimal.mul(planned, low + seeded(`${need.name} ${name} ${place}`) * 0.06)),
  );
}

import { deliveryBatch } from '../../../../../../nouns/delivery-batch.ts';
import { showQuantity } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { StatusOf } from '../../../../kit/status-of.tsx';
import { showUnit } from '../../../../kit/units.ts';
import type { BatchOnMap } from '../map-query.ts';
import { ChooseLink } from './choose-link.tsx';
import classes from './chosen-card.module.css';

/** A batch in one line: its number, its status and what it carries. */
export const BatchLine = ({ batch, onChange }: { batch: BatchOnMap; onChange(chosen: string): void }) => (
  <span className={classes.batch}>
    <ChooseLink name={`batch:${batch.id}`} onChange={onChange}>
      {batch.number}
    </ChooseLink>{' '}
    <StatusOf noun={deliveryBatch} status={batch.status} /> <span className="dimmed">{goodsOf(batch)}</span>
  </span>
);

/** «Цемент М500, 10 т; кирпич, 2 поддона и ещё 3». */
export function goodsOf({ goods, itemCount }: BatchOnMap): string {
  const named = goods.map(({ name, quantity, uom }) => `${name}, ${showQuantity(quantity, showUnit(uom))}`);
  const more = itemCount - goods.length;
  return named.join('; ') + (more > 0 ? say(` and ${more} more`, ` и ещё ${more}`) : '');
}

import Type from 'typebox';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { tellPeople } from '../../../platform/notices/tell-people.ts';
import { catalogItem, catalogItems } from '../../catalog/catalog-item.ts';
import { balancesAt } from '../../catalog/stock/balances-at.ts';
import { placeOf } from '../../catalog/stock/lock-balances.ts';
import { movementsById, stockMovement } from '../../catalog/stock/stock-movement.ts';
import { warehouseRefs } from '../../warehouses/warehouse-refs.ts';
import { currentPlaces } from '../current-places.ts';
import { stockReservations } from '../stock-reservation.ts';

/** More is reserved than lies there since something left, was counted or went back: whoever reserved it is told. */
export const tellShort = reaction(
  [stockMovement.event('movement_created')],
  command({
    name: 'stock-reservations.tell-short',
    summary: words(
      'Tell of reservations that stock no longer covers',
      'Сообщить о резервах, которых уже нет в наличии',
    ),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { entityId }) {
      ctx.nothingChanged();
      const [movement] = await movementsById(ctx.db, [entityId]);
      if (!movement?.quantity.startsWith('-')) return;
      const { onHand = '0', reserved = '0' } = (await balancesAt(ctx.db, [movement])).get(placeOf(movement)) ?? {};
      if (new Exact(reserved).lte(onHand)) return;
      await tell(ctx, movement, { onHand, reserved });
    },
  }),
  (tenant) =>
    sql`exists (select 1 from stock_balances held where held.tenant_id = ${tenant} and held.reserved > held.on_hand)`,
);

type Movement = Awaited<ReturnType<typeof movementsById>>[number];

async function tell(ctx: WriteContext, movement: Movement, figures: { onHand: string; reserved: string }) {
  const { id: key, warehouseId, catalogItemId, createdBy: causedBy } = movement;
  const [people, item, warehouses] = await Promise.all([
    reservedBy(ctx, movement),
    catalogItems.byId(ctx.db, catalogItemId),
    warehouseRefs(ctx.db, [warehouseId]),
  ]);
  await tellPeople(ctx, {
    ...{ kind: 'stock.reserved_short', key, people, causedBy },
    about: { entityType: catalogItem.type, entityId: catalogItemId, page: `/catalog/${catalogItemId}` },
    variables: { item: item.name, uom: item.baseUom, warehouse: warehouses.get(warehouseId)?.name ?? '', ...figures },
  });
}

/** Who reserved what lies in the place of a movement, and who is responsible for its requisitions. */
async function reservedBy({ db }: WriteContext, movement: Movement): Promise<string[]> {
  const active = await stockReservations.read(
    db,
    stockReservations.select(
      db,
      sql`reservation.warehouse_id = ${movement.warehouseId} and reservation.status = 'active'`,
    ),
  );
  const places = await currentPlaces(db, active);
  const here = active.filter((_, at) => places[at]?.catalogItemId === movement.catalogItemId);
  const rows = await db.many<{ id: string }>(sql`
    select responsible_id as id from requisitions
    where tenant_id = ${db.tenant} and id = any(${here.map(({ procurementId }) => procurementId)}::uuid[]) and responsible_id is not null`);
  return [...here.flatMap(({ createdBy }) => createdBy ?? []), ...rows.map(({ id }) => id)];
}

import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { touchedBy } from '../../platform/reactions/touched-by.ts';
import { counterparty } from '../counterparties/counterparty.ts';
import { counterpartyRefs } from '../counterparties/counterparty-refs.ts';
import { pipelineStage } from './pipeline/pipeline-stage.ts';

/** A requisition shows its stage by name and colour. */
export const stageShown = touchedBy([pipelineStage.event('updated')], {
  name: 'requisitions.touch-by-stage',
  summary: words('Show the renamed stage', 'Показать переименованный этап'),
  fields: ['name', 'color', 'externalId'],
  table: 'requisitions',
  where: (_, stageId) => sql`one.stage_id = ${stageId}`,
});

/** A requisition names the suppliers chosen for it and for its lines. */
export const supplierShown = touchedBy([counterparty.event('updated')], {
  name: 'requisitions.touch-by-supplier',
  summary: words('Show the renamed supplier', 'Показать переименованного поставщика'),
  fields: ['shortName', 'inn'],
  table: 'requisitions',
  async where(db, counterpartyId) {
    const { supplierId } = (await counterpartyRefs(db, [counterpartyId])).get(counterpartyId) ?? {};
    return sql`(one.selected_supplier_id = ${supplierId ?? null}::uuid or one.id = any(array(
      select given.requisition_id from requisition_allocations given
      where given.tenant_id = ${db.tenant} and given.supplier_id = ${supplierId ?? null}::uuid and given.status = 'accepted')))`;
  },
});

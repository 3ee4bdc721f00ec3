import { id, object } from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { deleteOrArchive } from '../../delete-or-archive.ts';
import { gone } from '../../gone.ts';
import { logisticsDeleting } from '../../logistics-rights.ts';
import { vehicles } from '../vehicle.ts';

export const deleteVehicle = command({
  name: 'logistics.delete-vehicle',
  summary: words('Delete a vehicle', 'Удалить транспорт'),
  description:
    'A vehicle that no route, batch or document names, and that has neither points nor files, is removed. Any other goes to the archive; the answer tells which.',
  ...logisticsDeleting,
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: gone,

  run: (ctx, { id }) => deleteOrArchive(ctx, id, { store: vehicles, filesOf: 'logisticsVehicle', isNamed: hasPoints }),
});

const hasPoints = async ({ db }: WriteContext, id: string) =>
  (await db.first(
    sql`select 1 from vehicle_locations where tenant_id = ${db.tenant} and vehicle_id = ${id} limit 1`,
  )) !== undefined;

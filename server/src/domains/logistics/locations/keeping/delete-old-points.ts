import { flag, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { companySettings } from '../../../company/company-settings.ts';

/** So many in one transaction: it ends within a second, and who reads or sends points does not notice. */
const piece = 10_000;

export const deleteOldPoints = command({
  name: 'logistics.delete-old-points',
  summary: words('Delete points of vehicles kept long enough', 'Удалить точки транспорта, срок хранения которых вышел'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: object({ more: flag('There are more of them') }),

  async run(ctx) {
    ctx.nothingChanged();
    const { vehiclePointDays: days } = await companySettings(ctx);
    const { tenant } = ctx.db;
    const deleted = await ctx.db.execute(sql`
      delete from vehicle_locations
      where tenant_id = ${tenant} and id in (
        select id from vehicle_locations
        where tenant_id = ${tenant} and recorded_at < portal_now() - make_interval(days => ${days}::int)
        order by recorded_at limit ${piece})`);
    const more = deleted === piece;
    // A vehicle that was silent for so long is shown nowhere.
    if (!more)
      await ctx.db.execute(sql`
        update vehicles set latest_point_id = null, latest_recorded_at = null, latest_created_at = null, latest_latitude = null,
          latest_longitude = null, latest_speed = null, latest_heading = null, latest_movement = null, latest_address = null,
          latest_source = null
        where tenant_id = ${tenant} and latest_recorded_at < portal_now() - make_interval(days => ${days}::int)`);
    return { more };
  },
});

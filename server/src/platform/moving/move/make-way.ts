import { StartRefused } from '../../../kernel/problems/start-refused.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import type { Owner } from '../../postgres/connect-owner.ts';
import { type Away, isAwayFrom, readAway } from '../away.ts';
import { isHere } from '../check-arrival.ts';
import type { MoveOptions } from './move-options.ts';
import type { Way } from './way.ts';

/** How it stands with a portal that shall move. */
export interface Standing {
  way: Way;
  /** An earlier run decided, and was broken off before the target opened the portal. */
  decided: boolean;
  /** What the target has of the portal that is not open there: of an earlier run, or from when it moved away. */
  remains: Away | undefined;
}

/** Finds the portal at the source, and what is known of it at both installations; refuses what cannot move. */
export async function makeWay(source: Owner, target: Owner, options: MoveOptions): Promise<Standing> {
  const { slug } = options;
  const { rows } = await source.query<{ tenant_id: string }>('select tenant_id from find_portal($1)', [slug]);
  const tenantId = rows[0]?.tenant_id;
  if (tenantId === undefined) throw new StartRefused(`There is no portal ${slug} at the source.`);
  for (const owner of [source, target]) await owner.query(`set app.tenant_id = '${tenantId}'`);
  const name = await nameOf(source, tenantId);
  const [away, remains] = [await readAway(source, tenantId), await readAway(target, tenantId)];
  const way = {
    ...{ tenantId, slug: options.as ?? slug, name, source: options.source, target: options.target },
    moveId: away?.moveId ?? uuidv7(),
  };
  if (away) {
    if (away.standing === 'moved' && remains?.standing === 'arriving' && remains.moveId === away.moveId)
      return { way: { ...way, slug: await slugOf(target, tenantId) }, decided: true, remains };
    throw isAwayFrom(slug, away);
  }
  const { rowCount } = await target.query('select from tenants where tenant_id = $1', [tenantId]);
  if (!remains && (rowCount ?? 0) > 0) throw isHere({ tenantId, slug, name });
  return { way, decided: false, remains };
}

const nameOf = (owner: Owner, tenantId: string) => textOf(owner, tenantId, 'name');
const slugOf = (owner: Owner, tenantId: string) => textOf(owner, tenantId, 'slug');

async function textOf(owner: Owner, tenantId: string, column: 'name' | 'slug'): Promise<string> {
  const { rows } = await owner.query<Record<string, string>>(`select ${column} from tenants where tenant_id = $1`, [
    tenantId,
  ]);
  return rows[0]?.[column] ?? '';
}

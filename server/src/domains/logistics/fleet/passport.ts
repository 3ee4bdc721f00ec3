import type { Driver } from '../../../../../nouns/driver.ts';
import { lacksPermission, maySee } from '../../../kernel/access/actor.ts';
import type { ReadContext, WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';

const right = 'logistics.documents';

const placeOf = (driverId: string) => ({ table: 'drivers', column: 'passport_sealed', rowId: driverId });

/** What is kept of a passport that was given whole: its last digits to be shown, and all of it sealed. Undefined leaves it as it is. */
export async function sealPassport(ctx: WriteContext, driverId: string, passport: Driver['passport'] | undefined) {
  if (passport === undefined) return { shown: {}, hidden: {} };
  if (!maySee(ctx.actor, right)) throw lacksPermission(right);
  if (passport === null) return { shown: { passport: null }, hidden: { passport_sealed: null } };
  const sealed = await ctx.services.vault.seal(ctx.db, placeOf(driverId), passport);
  return { shown: { passport: maskOfPassport(passport) }, hidden: { passport_sealed: sealed } };
}

/** Passports whole, by driver, for papers that print them; the caller has shown the right. Drivers without one are left out. */
export async function openPassports({ db, services }: ReadContext, driverIds: readonly string[]) {
  const kept = await db.many<{ id: string; sealed: string }>(sql`
    select id, passport_sealed as sealed from drivers
    where tenant_id = ${db.tenant} and id = any(${driverIds}::uuid[]) and passport_sealed is not null`);
  const opened = await services.vault.openAll(
    db,
    kept.map(({ id, sealed }) => ({ place: placeOf(id), sealed })),
  );
  return new Map(kept.map(({ id }, at) => [id, opened[at] as string]));
}

/** `•••• 3456`: nothing of a passport too short to hide something. */
const maskOfPassport = (passport: string) => {
  const signs = passport.replace(/[^\p{L}\p{N}]/gu, '');
  return signs.length < 8 ? '••••' : `•••• ${signs.slice(-4)}`;
};

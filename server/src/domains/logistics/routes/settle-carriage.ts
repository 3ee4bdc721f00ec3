import type { DeliveryRoute } from '../../../../../nouns/delivery-route.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { holdCounterparties, refuseUnusable } from '../../counterparties/counterparty-refs.ts';
import { holdDriver, holdVehicle } from '../fleet/fleet-refs.ts';

type Given = Partial<DeliveryRoute>;

interface Pair {
  reference: 'carrierId' | 'driverId' | 'vehicleId';
  name: 'carrierName' | 'driverName' | 'vehicleNumber';
  hold(db: Db, id: string): Promise<string>;
}

/** What is named anew is held until the transaction ends, and tells its name. */
const pairs: readonly Pair[] = [
  { reference: 'carrierId', name: 'carrierName', hold: nameOfCarrier },
  { reference: 'driverId', name: 'driverName', hold: async (db, id) => (await holdDriver(db, id)).fullName },
  { reference: 'vehicleId', name: 'vehicleNumber', hold: async (db, id) => (await holdVehicle(db, id)).plateNumber },
];

async function nameOfCarrier(db: Db, id: string): Promise<string> {
  const ref = (await holdCounterparties(db, [id])).get(id);
  refuseUnusable(ref, 'carrierId');
  return ref.name;
}

/** Who carries, drives, and in what: a reference brings its own name, otherwise it is the one written by hand. */
export async function settleCarriage({ db }: WriteContext, before: DeliveryRoute | null, given: Given): Promise<Given> {
  const settled: Given = {};
  const errors: FieldError[] = [];
  for (const { reference, name, hold } of pairs) {
    const was = before?.[reference] ?? null;
    const id = given[reference] === undefined ? was : given[reference];
    const called = id !== null && id !== was ? await hold(db, id) : undefined;
    const known = called ?? before?.[name];
    if (id !== null && given[name] && given[name] !== known) errors.push(named(name, reference));
    settled[reference] = id;
    if (called !== undefined) settled[name] = called;
    else if (id === null && (given[name] !== undefined || was !== null)) settled[name] = given[name] ?? null;
  }
  if (errors.length > 0) throw invalid(errors);
  return settled;
}

const named = (name: string, reference: string) =>
  fieldError(
    `/${name}`,
    'named_by_reference',
    words(
      `is that of ${reference}; leave it out, or clear ${reference}`,
      `берётся из ${reference}: не указывайте его или очистите ${reference}`,
    ),
  );

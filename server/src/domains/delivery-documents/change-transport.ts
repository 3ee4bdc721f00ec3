import type { DeliveryDocument } from '../../../../nouns/delivery-document.ts';
import type { DeliveryParty } from '../../../../nouns/delivery-party.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { counterparties } from '../counterparties/counterparty.ts';
import { holdCounterparties, refuseUnusable } from '../counterparties/counterparty-refs.ts';
import { holdDriver, holdVehicle } from '../logistics/fleet/fleet-refs.ts';
import type { ChangeInput } from './delivery-document.input.ts';
import { partyOfCounterparty } from './generation/party-of.ts';

interface Changed {
  values: Partial<DeliveryDocument>;
  /** Undefined where it stays. */
  carrier?: DeliveryParty | null;
}

/** Who carries and in what: by reference with its words, or by words alone, which take a reference away. */
export async function changeTransport(ctx: WriteContext, held: DeliveryDocument, input: ChangeInput): Promise<Changed> {
  const { carrierId, driverId, vehicleId } = input;
  const values: Partial<DeliveryDocument> = {};
  const changed: Changed = { values };
  if (carrierId) {
    refuseUnusable((await holdCounterparties(ctx.db, [carrierId])).get(carrierId), 'carrierId');
    const [found] = await counterparties.byIds(ctx.db, [carrierId]);
    changed.carrier = found ? partyOfCounterparty(found) : null;
    Object.assign(values, { carrierId, carrierName: input.carrierName ?? changed.carrier?.legalName ?? null });
  } else if (carrierId === null || isOther(input.carrierName, held.carrierName)) {
    changed.carrier = null;
    values.carrierId = null;
  }
  if (driverId) {
    const { fullName, phone, licenseNumber } = await holdDriver(ctx.db, driverId);
    const usual = { driverName: fullName, driverPhone: phone, driverLicense: licenseNumber };
    Object.assign(values, { driverId, ...usual, ...given(input, ['driverName', 'driverPhone', 'driverLicense']) });
  } else if (driverId === null || isOther(input.driverName, held.driverName)) values.driverId = null;
  if (vehicleId) {
    const { plateNumber, model } = await holdVehicle(ctx.db, vehicleId);
    const usual = { vehicleNumber: plateNumber, vehicleModel: model };
    Object.assign(values, { vehicleId, ...usual, ...given(input, ['vehicleNumber', 'vehicleModel']) });
  } else if (vehicleId === null || isOther(input.vehicleNumber, held.vehicleNumber)) values.vehicleId = null;
  return changed;
}

const isOther = (asked: string | null | undefined, held: string | null) => asked !== undefined && asked !== held;

const given = (input: ChangeInput, names: ReadonlyArray<keyof ChangeInput>) =>
  Object.fromEntries(names.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])));

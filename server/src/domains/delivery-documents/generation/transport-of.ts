import type { Settling } from './settling.ts';

/** Who carries, in what, from where and whereto: as the caller says, else as the route, the object and the sides do. */
export function transportOf({ requisition, input, parties, transport, way, warehouseAddress }: Settling) {
  const { route, object, stops, lastAddress } = way;
  const driver = transport.driver ?? (input.driverName ? null : way.driver);
  const vehicle = transport.vehicle ?? (input.vehicleNumber ? null : way.vehicle);
  const { shipper, consignee, carrier } = parties;
  return {
    carrierId: carrier?.counterpartyId ?? null,
    driverId: driver?.id ?? null,
    vehicleId: vehicle?.id ?? null,
    carrierName: input.carrierName ?? carrier?.legalName ?? route?.carrierName ?? null,
    driverName: input.driverName ?? driver?.fullName ?? route?.driverName ?? null,
    driverPhone: input.driverPhone ?? driver?.phone ?? null,
    driverLicense: input.driverLicense ?? driver?.licenseNumber ?? null,
    vehicleNumber: input.vehicleNumber ?? vehicle?.plateNumber ?? route?.vehicleNumber ?? null,
    vehicleModel: input.vehicleModel ?? vehicle?.model ?? null,
    trailerNumber: input.trailerNumber ?? null,
    loadingAddress:
      input.loadingAddress ?? stops[0]?.address ?? shipper?.actualAddress ?? shipper?.legalAddress ?? null,
    deliveryAddress:
      input.deliveryAddress ??
      object?.address ??
      lastAddress ??
      requisition.deliveryAddress ??
      warehouseAddress ??
      consignee?.actualAddress ??
      consignee?.legalAddress ??
      null,
  };
}

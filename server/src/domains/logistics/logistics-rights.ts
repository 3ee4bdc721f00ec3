/** What operations of logistics ask of people and of keys. Scopes of logistics only read, so keys write by those of warehouses. */
export const logisticsReading = { permission: 'logistics.read', scope: 'logistics.read' } as const;
export const logisticsCreating = { permission: 'logistics.create', scope: 'warehouses.write' } as const;
export const logisticsUpdating = { permission: 'logistics.update', scope: 'warehouses.write' } as const;
export const logisticsDeleting = { permission: 'logistics.delete', scope: 'warehouses.delete' } as const;
/** Points of vehicles: those who plan, and telematics. */
export const logisticsTracking = { permission: 'logistics.track', scope: 'warehouses.write' } as const;

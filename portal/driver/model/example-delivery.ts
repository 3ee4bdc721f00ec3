import type { Batch, Delivery, Stop } from '../types.ts';

/** Goods for examples and tests. */
export const batchOf = (more: Partial<Batch> = {}): Batch => ({
  ...{ id: 'b1', number: 'DB-2026-0001', status: 'planned', weightKg: '500', volumeM3: '0.35', loadedAt: null },
  ...{ handedOverAt: null, recipientName: null, driverComment: null, photos: [] },
  items: [
    {
      ...{ id: 'i1', sku: 'C-500', name: 'Цемент М500', quantity: '10', deliveredQuantity: null },
      ...{ uom: '796', unit: 'шт', weightKg: '500' },
    },
  ],
  may: { load: true, handOver: false, photo: false },
  ...more,
});

export const stopOf = (more: Partial<Stop> = {}): Stop => ({
  ...{ id: 's1', sequence: 1, kind: 'delivery', name: 'Склад «Север»', address: 'Москва, ул. Северная, 1' },
  ...{ latitude: '55.801131', longitude: '37.593262', contactName: 'Мария', phone: '+79123456789' },
  ...{ workingHours: 'пн–пт 8:00–17:00', plannedAt: null, arrivedAt: null, mayArrive: true, batches: [batchOf()] },
  ...more,
});

export const deliveryOf = (more: Partial<Delivery> = {}): Delivery => ({
  company: { name: 'Общество с ограниченной ответственностью «Ромашка»', phone: '+74951234567' },
  ...{ number: 'DR-2026-0001', name: 'Завод – Склад «Север»', plannedDate: '2026-11-26', driverName: 'Иванов Иван' },
  ...{ vehicleNumber: 'А123ВС77', weightKg: '500', volumeM3: '0.35', stops: [stopOf()], mayTrack: true },
  ...{ expiresAt: '2026-11-28T21:00:00.000Z', serverTime: '2026-11-26T06:00:00.000Z' },
  ...more,
});

import type Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import { choice, decimal, flag, id, nullable, text } from '../../kernel/fields.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { words } from '../../kernel/problems/errors.ts';
import { recordFields } from '../../kernel/record.ts';
import { customFieldValues } from '../../platform/custom-fields/values-field.ts';
import { externalLinksField } from '../../platform/external-links/links-field.ts';

export const warehouseLifecycle = lifecycle('active', {
  archive: { from: ['active'], to: 'archived' },
  restore: { from: ['archived'], to: 'active' },
});

export const warehouseKinds = ['main', 'transit', 'site', 'virtual'] as const;

const degrees = (title: string, example: string) => decimal(title, { examples: [example] });

/** A place where goods lie: a building, a construction site, goods on their way, or a place on paper only. */
export const warehouse = entity({
  type: 'warehouse',
  noun: words('Warehouse', 'Склад'),
  audience: 'stable',
  displayName: 'name',
  customFieldsOf: 'warehouse',
  fields: {
    id: id(),
    code: nullable(text(32, 'Code', { examples: ['МСК-1'] })),
    name: text(200, 'Name', { examples: ['Основной склад'] }),
    kind: choice(warehouseKinds, 'Kind'),
    address: nullable(text(500, 'Address', { examples: ['Москва, ул. Складочная, 1'] })),
    latitude: nullable(degrees('Latitude, degrees north', '55.801131')),
    longitude: nullable(degrees('Longitude, degrees east', '37.593262')),
    contactName: nullable(text(200, 'Contact person')),
    phone: nullable(text(40, 'Phone')),
    isDefault: flag('Where goods go unless another warehouse is named'),
    customFields: customFieldValues(),
    externalLinks: externalLinksField(),
    status: choice(warehouseLifecycle.statuses, 'Status'),
    ...recordFields,
  },
  facts: ['created', 'updated', 'deleted'],
  lifecycle: warehouseLifecycle,
});

export type Warehouse = Type.Static<typeof warehouse.view>;

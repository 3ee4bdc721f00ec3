import Type, { type Static } from 'typebox';
import { object } from '../../kernel/fields.ts';
import { orderEncodings } from './xml/encoded.ts';

/** What the other system calls something → what it is here. */
const map = (title: string, description: string, order: number, value: object = { format: 'uuid' }) =>
  Type.Optional(
    Type.Unsafe<Record<string, string>>({
      type: 'object',
      title,
      description,
      maxProperties: 500,
      additionalProperties: { type: 'string', minLength: 1, maxLength: 200, ...value },
      'x-widget': 'mapping-table',
      'x-order': order,
    }),
  );

export const settings = object({
  schemaVersion: Type.Optional(
    Type.Unsafe<'2.05' | '2.08' | '2.10' | '3.1'>({
      type: 'string',
      enum: ['2.05', '2.08', '2.10', '3.1'],
      title: 'Version of CommerceML we write in',
      description: 'What 1C sends is read in any of them; 2.10 unless given.',
      'x-order': 1,
    }),
  ),
  priceTypeMap: map(
    'Price types and price lists',
    'Identifier or name of a price type of 1C → identifier of a price list here. Prices of other types are not taken.',
    2,
  ),
  warehouseMap: map(
    'Stores and warehouses',
    'Identifier or name of a store of 1C → identifier of a warehouse here; `*` takes the quantity of offers that name no store.',
    3,
  ),
  unitMap: map('Units', 'Code, symbol or name of a unit of 1C → code of OKEI.', 4, { pattern: '^\\d{3,4}$' }),
  propertyMap: map(
    'Properties and custom fields',
    'Identifier or name of a property of 1C → key of a custom field of catalog items. Other properties are not taken.',
    5,
    {},
  ),
  orderStatusMap: map(
    'Statuses of orders',
    'Status of an order in 1C → status of the requisition, where its status table allows the move.',
    6,
    { enum: ['approved', 'awaiting_delivery', 'completed', 'on_hold', 'cancelled'] },
  ),
  zip: Type.Optional(
    Type.Boolean({ title: 'Files come packed', description: 'Yes unless given.', default: true, 'x-order': 7 }),
  ),
  fileLimit: Type.Optional(
    Type.Integer({
      minimum: 1024,
      maximum: 64 * 1024 * 1024,
      title: 'Largest part of a file, in bytes',
      description: '8 MiB unless given.',
      'x-order': 8,
    }),
  ),
  ordersEncoding: Type.Optional(
    Type.Unsafe<(typeof orderEncodings)[number]>({
      type: 'string',
      enum: [...orderEncodings],
      title: 'Encoding of orders',
      description: 'windows-1251 unless given.',
      'x-order': 9,
    }),
  ),
});

export type CommercemlSettings = Static<typeof settings>;

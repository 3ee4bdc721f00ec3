import type Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import {
  choice,
  currency,
  date,
  flag,
  id,
  instant,
  integer,
  longText,
  nullable,
  object,
  text,
} from '../../kernel/fields.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { words } from '../../kernel/problems/errors.ts';
import { recordFields } from '../../kernel/record.ts';
import { vatModes } from '../../kernel/values/vat.ts';
import { customFieldValues } from '../../platform/custom-fields/values-field.ts';
import { externalLinksField } from '../../platform/external-links/links-field.ts';

export const priceListLifecycle = lifecycle('draft', {
  activate: { from: ['draft'], to: 'active' },
  unpublish: { from: ['active', 'expired'], to: 'draft' },
  expire: { from: ['active'], to: 'expired' },
  extend: { from: ['expired'], to: 'active' },
  archive: { from: ['draft', 'active', 'expired'], to: 'archived' },
  restore: { from: ['archived'], to: 'draft' },
});

export const priceListKinds = ['supplier', 'customer', 'internal'] as const;

const counters = object(
  {
    items: integer('Rows in use'),
    changed: integer('Rows the current version added or changed'),
    expired: integer('Rows in use whose last day is over'),
  },
  { title: 'Counters' },
);

export const priceList = entity({
  type: 'price_list',
  noun: words('Price list', 'Прайс-лист'),
  audience: 'stable',
  displayName: 'name',
  customFieldsOf: 'priceList',
  fields: {
    id: id(),
    number: text(32, 'Number', { examples: ['PL-0001'] }),
    name: text(200, 'Name', { examples: ['Цемент и смеси, осень'] }),
    kind: choice(priceListKinds, 'Kind', { examples: ['internal'] }),
    counterpartyId: nullable(id('Counterparty: whose prices, or for whom')),
    currency: currency(),
    vatMode: choice(vatModes, 'VAT in the prices'),
    validFrom: nullable(date('First day')),
    validTo: nullable(date('Last day')),
    isDefault: flag('The one to take when none is named, among lists of its kind and counterparty'),
    comment: nullable(longText(5_000, 'Comment')),
    currentVersion: integer('Version of the prices'),
    counters,
    publishedAt: nullable(instant('First made active')),
    customFields: customFieldValues(),
    externalLinks: externalLinksField(),
    status: choice(priceListLifecycle.statuses, 'Status'),
    ...recordFields,
  },
  facts: ['created', 'updated', 'status_changed', 'deleted'],
  lifecycle: priceListLifecycle,
});

export type PriceList = Type.Static<typeof priceList.view>;

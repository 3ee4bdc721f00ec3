import type { MappedEvent, MappedValue } from '../../kernel/integrations/inbound-operation.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { invalidField, words } from '../../kernel/problems/errors.ts';
import { lineInput } from '../billing/invoice.input.ts';
import { invoiceLine } from '../billing/invoice-line.ts';
import { listRequisitions } from '../requisitions/operations/list-requisitions.ts';
import { customValues, namedValues } from './custom-values.ts';
import { itemsOfArticles } from './item-of-event.ts';
import { namedBy } from './named-by.ts';
import { partyOfInn } from './party-of-inn.ts';
import { unitOf } from './unit-of.ts';

const headerFields = {
  number: 'externalNumber',
  date: 'externalDate',
  dueDate: 'dueDate',
  supplyDate: 'supplyDate',
  currency: 'currency',
  vatMode: 'vatMode',
  purpose: 'purpose',
  comment: 'comment',
} as const;

const totalFields = { totalNet: 'net', totalVat: 'vat', totalGross: 'gross' } as const;

const lineFields = ['name', 'quantity', 'price', 'discountPercent', 'vatRate'] as const;

export const invoiceTargets = [
  ...Object.keys(headerFields),
  ...Object.keys(totalFields),
  ...['supplierInn', 'supplierKpp', 'procurement', 'custom.*'],
  ...[...lineFields, 'sku', 'unit'].map((name) => `lines[].${name}`),
];

type Line = Record<string, unknown> & { id: string };

/** An event in the fields of an invoice. Lines are told apart by their place: what the event leaves out of one stays. */
export async function invoiceInput(ctx: WriteContext, event: MappedEvent, before: readonly Line[]) {
  const { values, lines } = event;
  const totals = namedValues(event, totalFields);
  const articles = lines.map(({ sku }) => (typeof sku === 'string' ? sku : null));
  const items = articles.some(Boolean) ? await itemsOfArticles(ctx, articles) : [];
  return {
    ...namedValues(event, headerFields),
    ...(values.supplierInn !== undefined && { counterpartyId: await supplierOf(ctx, event) }),
    ...(values.procurement !== undefined && {
      procurementId: await namedBy(ctx, event, 'procurement', { list: listRequisitions, fields: ['number'] }),
    }),
    ...(Object.keys(totals).length > 0 && { totals }),
    ...(lines.length > 0 && {
      lines: lines.map((line, place) => ({
        ...kept(before[place]),
        ...lineOf(line, place),
        ...(items[place] && { catalogItemId: items[place] }),
      })),
    }),
    ...customValues(event),
  };
}

/** Whose invoice it is, by INN and KPP. */
export async function supplierOf(ctx: WriteContext, { values: { supplierInn: inn, supplierKpp: kpp } }: MappedEvent) {
  const found = await partyOfInn(ctx, inn, kpp);
  if (found) return found;
  throw invalidField(
    '/supplierInn',
    'unknown_reference',
    words('no counterparty has this INN: add it first', 'нет контрагента с таким ИНН: сначала добавьте его'),
  );
}

const writable = Object.keys(lineInput.properties).filter((name) => name in invoiceLine.fields);

const kept = (line: Line | undefined) =>
  line && {
    id: line.id,
    ...Object.fromEntries(writable.flatMap((name) => (line[name] == null ? [] : [[name, line[name]] as const]))),
  };

function lineOf(line: Readonly<Record<string, MappedValue>>, place: number) {
  const { unit } = line;
  const given = lineFields.flatMap((name) => (line[name] === undefined ? [] : [[name, line[name]] as const]));
  return {
    ...Object.fromEntries(given),
    ...(unit !== undefined && { uom: unitOf(String(unit), `/lines/${place}/unit`) }),
  };
}

import Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import {
  choice,
  currency,
  date,
  decimal,
  flag,
  id,
  instant,
  integer,
  nullable,
  object,
  text,
  version,
} from '../../kernel/fields.ts';
import { transferFunctions } from '../../kernel/integrations/ports/transfer-documents.ts';
import { words } from '../../kernel/problems/errors.ts';

const amount = (title: string, example: string) => decimal(title, { examples: [example] });

const party = (title: string) =>
  object(
    {
      name: nullable(text(500, 'Name', { examples: ['ООО «Цементный двор»'] })),
      inn: nullable(text(12, 'INN', { examples: ['7736050003'] })),
      kpp: nullable(text(9, 'KPP', { examples: ['773601001'] })),
    },
    { title },
  );

const basis = object(
  {
    name: text(255, 'Name', { examples: ['Договор поставки'] }),
    number: nullable(text(100, 'Number', { examples: ['45/2026'] })),
    date: nullable(date('Date')),
  },
  { title: 'Paper it stands on' },
);

/** A supplier's transfer document (УПД) that was uploaded. */
export const transferDocument = entity({
  type: 'transfer_document',
  noun: words('Transfer document', 'УПД'),
  audience: 'internal',
  displayName: 'number',
  fields: {
    id: id(),
    installationId: id('Installation'),
    fileName: text(255, 'File that was uploaded', { examples: ['ON_NSCHFDOPPR_2BM-7707083893.xml'] }),
    fileSize: integer('Bytes', { minimum: 0 }),
    status: choice(['uploaded', 'applied'], 'Status'),
    function: choice(transferFunctions, 'Function: СЧФ, СЧФДОП or ДОП'),
    formatVersion: text(10, 'Version of the format', { examples: ['5.03'] }),
    encoding: text(20, 'Encoding', { examples: ['windows-1251'] }),
    number: text(64, 'Number', { examples: ['УТ-1045'] }),
    date: date('Date'),
    transferredOn: nullable(date('Day of the transfer')),
    operation: nullable(text(255, 'What was done', { examples: ['Товары переданы'] })),
    currency: nullable(currency()),
    seller: party('Seller'),
    buyer: party('Buyer'),
    basis: Type.Array(basis, { title: 'Papers it stands on' }),
    totals: object(
      {
        net: nullable(amount('Without VAT', '239848.36')),
        vat: nullable(amount('VAT', '52586.64')),
        gross: amount('With VAT', '292435.00'),
      },
      { title: 'Totals, as the document tells them' },
    ),
    counterpartyId: nullable(id('Supplier a person named')),
    invoiceId: nullable(id('Incoming invoice it was applied to')),
    attached: flag('That invoice was there before'),
    appliedAt: nullable(instant('Applied')),
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
    createdBy: nullable(id('Created by')),
  },
  facts: ['uploaded', 'updated', 'applied', 'reopened'],
});

export type TransferDocumentRecord = Type.Static<typeof transferDocument.view>;

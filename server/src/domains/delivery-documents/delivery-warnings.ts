import Type from 'typebox';
import type { DeliveryDocument } from '../../../../nouns/delivery-document.ts';
import { rulesOfKind } from '../../../../nouns/delivery-document-kinds.ts';
import { id } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { warning, warnings } from '../../kernel/problems/warnings.ts';
import { isDraftForOperator } from './paths/document.variables.ts';

export const deliveryWarnings = warnings('etrn_required', {
  driverId: Type.Optional(id('Driver')),
  licenseValidTo: Type.Optional(Type.String({ title: 'Last day of the licence' })),
  since: Type.Optional(Type.String({ title: 'Since which day', examples: ['2026-09-01'] })),
});

export type DeliveryWarning = Type.Static<typeof deliveryWarnings>[number];

const electronic = words(
  'Since 1 September 2026 the waybill is electronic, with an operator of the state system: this one is a draft for the operator.',
  'С 1 сентября 2026 года транспортная накладная оформляется электронно, через оператора ГИС ЭПД: этот документ — черновик для оператора.',
);

const onPaper = words(
  'This document is valid on paper alone: electronic exchange uses a UPD of format 5.03.',
  'Этот документ действует только на бумаге: для электронного обмена служит УПД формата 5.03.',
);

const withoutVat = words('No line has VAT: the status of the UPD is 2.', 'Все строки без НДС: статус УПД — 2.');

/** What should be known of a document that was just written. */
export function warningsOf(
  ctx: ReadContext,
  document: Pick<DeliveryDocument, 'kind' | 'documentDate' | 'updStatus'>,
  { isForced = false }: { isForced?: boolean } = {},
): DeliveryWarning[] {
  const { draftForOperatorSince, paperOnlySince } = rulesOfKind(document.kind);
  const isOnPaper = paperOnlySince !== undefined && document.documentDate >= paperOnlySince;
  return [
    ...(draftForOperatorSince && isDraftForOperator(document)
      ? [warning(ctx, 'etrn_required', electronic, { since: draftForOperatorSince })]
      : []),
    ...(isOnPaper ? [warning(ctx, 'paper_only', onPaper, { since: paperOnlySince })] : []),
    ...(isForced ? [warning(ctx, 'upd_status_forced', withoutVat, {})] : []),
  ];
}

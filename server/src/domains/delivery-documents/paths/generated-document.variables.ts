import { deliveryDocument } from '../../../../../nouns/delivery-document.ts';
import { type VariableNamespace, variables } from '../../../kernel/variables.ts';
import { variablesOf } from '../../../platform/records/variables-of.ts';
import { from, ofPapers, reading } from './loading.ts';

const told = [
  ...(['kind', 'number', 'stage', 'scope', 'carrierName', 'driverName', 'vehicleNumber'] as const),
  ...(['attorneyName', 'recipientName', 'deliveryAddress'] as const),
];

/** `generatedDocument.*`: what other systems ask a delivery document for. */
export const generatedDocumentVariables: VariableNamespace = variables({
  ...{ namespace: 'generatedDocument', ...ofPapers, domain: 'logistics' },
  groups: [{ ...reading, load: from(({ document }) => document), paths: variablesOf(deliveryDocument.fields, told) }],
});

import { deliveryDocument } from '../../../../../nouns/delivery-document.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Variable, type VariableNamespace, variables } from '../../../kernel/variables.ts';
import { variableOf } from '../../../platform/records/variables-of.ts';
import { from, ofPapers, reading } from './loading.ts';

const { fields } = deliveryDocument;

const identity = (en: string, ru: string, valueType: Variable['valueType'] = 'string'): Variable => ({
  ...{ label: words(en, ru), valueType },
  guard: 'logistics.documents',
});

const driver = variables({
  ...{ namespace: 'driver', ...ofPapers },
  groups: [
    {
      ...reading,
      load: from(({ document }) => ({
        fullName: document.driverName,
        phone: document.driverPhone,
        license: document.driverLicense,
      })),
      paths: {
        fullName: variableOf(fields, 'driverName'),
        phone: variableOf(fields, 'driverPhone'),
        license: variableOf(fields, 'driverLicense'),
      },
    },
  ],
});

const vehicle = variables({
  ...{ namespace: 'vehicle', ...ofPapers },
  groups: [
    {
      ...reading,
      load: from(({ document }) => ({
        number: document.vehicleNumber,
        model: document.vehicleModel,
        trailerNumber: document.trailerNumber,
      })),
      paths: {
        number: variableOf(fields, 'vehicleNumber'),
        model: variableOf(fields, 'vehicleModel'),
        trailerNumber: variableOf(fields, 'trailerNumber'),
      },
    },
  ],
});

const attorney = variables({
  ...{ namespace: 'attorney', ...ofPapers },
  groups: [
    {
      ...reading,
      load: from(({ document }) => ({ ...document.attorney, fullName: document.attorneyName })),
      paths: {
        fullName: variableOf(fields, 'attorneyName'),
        position: identity('Position', 'Должность'),
        passportSeries: identity('Series of the passport', 'Серия паспорта'),
        passportNumber: identity('Number of the passport', 'Номер паспорта'),
        passportIssuedBy: identity('Who issued the passport', 'Кем выдан паспорт'),
        passportIssuedOn: identity('Day the passport was issued', 'Дата выдачи паспорта', 'date'),
      },
    },
  ],
});

/** `driver.*`, `vehicle.*` and `attorney.*`: who carries, in what, and who is trusted to receive. */
export const transportVariables: readonly VariableNamespace[] = [driver, vehicle, attorney];

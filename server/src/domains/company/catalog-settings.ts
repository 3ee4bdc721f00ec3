import type Type from 'typebox';
import { alerts, type Company } from '../../../../nouns/company.ts';
import { answeredOf } from '../../kernel/entity-of.ts';
import { object } from '../../kernel/fields.ts';
import { company } from './company.ts';

const { fields } = company;

/** The company's rules for its catalog: a part of the company, under an address of its own. */
export const catalogSettings = object(
  {
    nomenclatureSavePolicy: fields.nomenclatureSavePolicy,
    allowNegativeStock: fields.allowNegativeStock,
    priceAlertPct: answeredOf(alerts).pricePct,
    version: fields.version,
    updatedAt: fields.updatedAt,
    updatedBy: fields.updatedBy,
  },
  { title: 'Catalog settings' },
);

export const catalogSettingsOf = (whole: Company): Type.Static<typeof catalogSettings> => ({
  nomenclatureSavePolicy: whole.nomenclatureSavePolicy,
  allowNegativeStock: whole.allowNegativeStock,
  priceAlertPct: whole.alerts.pricePct,
  version: whole.version,
  updatedAt: whole.updatedAt,
  updatedBy: whole.updatedBy,
});

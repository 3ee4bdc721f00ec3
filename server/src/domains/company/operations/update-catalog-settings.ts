import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { onlyGiven } from '../../../kernel/sql/given-columns.ts';
import { catalogSettings, catalogSettingsOf } from '../catalog-settings.ts';
import { changeCompany } from '../change-company.ts';
import { refusePercents } from '../check-company.ts';

const { nomenclatureSavePolicy, allowNegativeStock, priceAlertPct, version } = catalogSettings.properties;

export const updateCatalogSettings = command({
  name: 'company.update-catalog-settings',
  summary: words('Change the settings of the catalog', 'Изменить настройки каталога'),
  description:
    'Fields left out stay. A new policy applies to what comes after it: lines saved before are not processed again. ' +
    'These settings share the version of the company, and a change of them is recorded as `company.updated`.',
  permission: 'company_settings.update',
  scope: 'settings.write',
  refuses: ['version_conflict', 'precondition_failed'],
  input: object({
    nomenclatureSavePolicy: Type.Optional(nomenclatureSavePolicy),
    allowNegativeStock: Type.Optional(allowNegativeStock),
    priceAlertPct: Type.Optional(priceAlertPct),
    version: Type.Optional(version),
  }),
  output: catalogSettings,

  async run(ctx, { nomenclatureSavePolicy, allowNegativeStock, priceAlertPct }) {
    refusePercents({ priceAlertPct }, 1_000);
    const after = await changeCompany(ctx, () => ({
      profile: onlyGiven({
        nomenclature_save_policy: nomenclatureSavePolicy,
        allow_negative_stock: allowNegativeStock,
        price_alert_pct: priceAlertPct,
      }),
    }));
    return catalogSettingsOf(after);
  },
});

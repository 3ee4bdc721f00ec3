import Type, { type Static } from 'typebox';
import { regionalSettings as declared, numberFormat, vatDefaults } from '../../../../nouns/regional-settings.ts';
import { changeOf } from '../../kernel/entity-of.ts';
import { object, version } from '../../kernel/fields.ts';
import { rowOf } from '../../platform/records/row-of.ts';
import { regional } from './regional.ts';

/** Every field may be left out; of the grouped ones, every member too. */
export const regionalInput = object({
  ...regional.change,
  numberFormat: Type.Optional(object(changeOf(numberFormat), { title: 'How numbers are written' })),
  vatDefaults: Type.Optional(object(changeOf(vatDefaults), { title: 'VAT of new documents' })),
  version: Type.Optional(version()),
});

export type RegionalInput = Omit<Static<typeof regionalInput>, 'version'>;

/** The given fields as columns. */
export const regionalRow = ({ numberFormat: format, vatDefaults: defaults, ...plain }: RegionalInput) => ({
  ...rowOf(declared.fields, plain),
  ...rowOf(numberFormat, format ?? {}),
  ...rowOf(vatDefaults, defaults ?? {}),
});

import Type, { type Static } from 'typebox';
import { alerts, company as declared, extensions, tolerances } from '../../../../nouns/company.ts';
import { changeOf } from '../../kernel/entity-of.ts';
import { object, version } from '../../kernel/fields.ts';
import { parametersOf, rowOf } from '../../platform/records/row-of.ts';
import { company } from './company.ts';

const { nomenclatureSavePolicy: _, allowNegativeStock: __, ...change } = company.change;

/** Every field may be left out; of the grouped ones, every member too. The rules of the catalog have an address of their own. */
export const companyInput = object({
  ...change,
  extensions: Type.Optional(object(changeOf(extensions), { title: 'Extensions' })),
  tolerances: Type.Optional(object(changeOf(tolerances), { title: 'Tolerances' })),
  alerts: Type.Optional(object(changeOf(alerts), { title: 'Alerts' })),
  version: Type.Optional(version()),
});

export type CompanyInput = Omit<Static<typeof companyInput>, 'version'>;

/** The given fields as columns of the portal and of its profile. Name, INN and what is asked at every request stand with the portal. */
export function companyRows({ name, companyInn, keysOfBlockedPeople, agentWritesWait, ...given }: CompanyInput) {
  const { extensions: extended, tolerances: tolerated, alerts: pointedOut, ...plain } = given;
  return {
    portal: rowOf(declared.fields, { name, companyInn, keysOfBlockedPeople, agentWritesWait }),
    profile: {
      ...parametersOf(declared.fields, plain),
      ...rowOf(extensions, extended ?? {}),
      ...rowOf(tolerances, tolerated ?? {}),
      ...rowOf(alerts, pointedOut ?? {}),
    },
  };
}

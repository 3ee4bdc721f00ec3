import Type, { type Static } from 'typebox';
import { choice, date, flag, nullable, object, text } from '../../kernel/fields.ts';
import type { SuggestedParty } from '../../kernel/integrations/ports/suggestions.ts';
import type { Words } from '../../kernel/problems/errors.ts';
import { checkInn } from '../../platform/russian-identifiers/check-inn.ts';
import { checkKpp } from '../../platform/russian-identifiers/check-kpp.ts';
import { checkOgrn } from '../../platform/russian-identifiers/check-ogrn.ts';
import { counterparty } from '../counterparties/counterparty.ts';
import { fault, faultsOf, statusFault } from './fault.ts';

const { kind, shortName, fullName, inn, kpp, ogrn, okpo, legalAddress } = counterparty.fields;

export const registerStatuses = ['active', 'liquidating', 'liquidated', 'bankrupt', 'reorganizing', 'unknown'] as const;

/** A line to pick: `counterparty` is what creating one takes, as it is. */
export const suggestedParty = object(
  {
    title: Type.String({ title: 'How a list shows it' }),
    counterparty: object(
      { kind, shortName, fullName, inn, kpp, ogrn, okpo, legalAddress },
      { title: 'Fields of a counterparty, to be sent when it is picked' },
    ),
    branch: flag('A branch of a company of the same INN'),
    status: choice(registerStatuses, 'Status in the register'),
    registeredOn: nullable(date('Registered on')),
    closedOn: nullable(date('Closed on')),
    manager: nullable(
      object({ name: text(300, 'Name'), post: nullable(text(300, 'Post')) }, { title: 'Head of the company' }),
    ),
    faults: Type.Array(fault, { title: 'What does not check, or should be known before it is picked' }),
  },
  { title: 'Suggested counterparty' },
);

export const presentParty =
  (language: keyof Words) =>
  (found: SuggestedParty): Static<typeof suggestedParty> => ({
    title: found.title,
    counterparty: {
      kind: found.kind,
      shortName: found.shortName.slice(0, 255),
      fullName: found.fullName?.slice(0, 500) ?? null,
      inn: found.inn,
      kpp: found.kpp,
      ogrn: found.ogrn,
      okpo: found.okpo,
      legalAddress: found.legalAddress?.slice(0, 500) ?? null,
    },
    branch: found.branch,
    status: found.status,
    registeredOn: found.registeredOn,
    closedOn: found.closedOn,
    manager: found.manager,
    faults: faultsOf(language, [
      ['inn', found.inn, checkInn],
      ['kpp', found.kpp, checkKpp],
      ['ogrn', found.ogrn, checkOgrn],
      ['status', found.status, statusFault],
    ]),
  });

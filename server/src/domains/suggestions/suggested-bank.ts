import Type, { type Static } from 'typebox';
import { paymentRequisite } from '../../../../nouns/payment-requisite.ts';
import { answeredOf } from '../../kernel/entity-of.ts';
import { choice, nullable, object, text } from '../../kernel/fields.ts';
import type { SuggestedBank } from '../../kernel/integrations/ports/suggestions.ts';
import type { Words } from '../../kernel/problems/errors.ts';
import { checkCorrespondentAccount } from '../../platform/russian-identifiers/bank-account.ts';
import { checkBik } from '../../platform/russian-identifiers/bik.ts';

import { fault, faultsOf, statusFault } from './fault.ts';
import { registerStatuses } from './suggested-party.ts';

const { bankName, bik, correspondentAccount } = answeredOf(paymentRequisite);

/** A line to pick: `paymentRequisite` is a part of the payment requisites of a counterparty, as they take it. */
export const suggestedBank = object(
  {
    title: Type.String({ title: 'How a list shows it' }),
    paymentRequisite: object(
      { bankName, bik, correspondentAccount },
      { title: 'Fields of payment requisites, to be sent when it is picked' },
    ),
    address: nullable(text(500, 'Address')),
    status: choice(registerStatuses, 'Status in the register'),
    faults: Type.Array(fault, { title: 'What does not check, or should be known before it is picked' }),
  },
  { title: 'Suggested bank' },
);

export const presentBank =
  (language: keyof Words) =>
  (found: SuggestedBank): Static<typeof suggestedBank> => ({
    title: found.title,
    paymentRequisite: {
      bankName: found.bankName.slice(0, 200),
      bik: found.bik,
      correspondentAccount: found.correspondentAccount,
    },
    address: found.address?.slice(0, 500) ?? null,
    status: found.status,
    faults: faultsOf(language, [
      ['bik', found.bik, checkBik],
      ['correspondentAccount', found.correspondentAccount, (account) => accountFault(account, found.bik)],
      ['status', found.status, statusFault],
    ]),
  });

/** What is wrong with the BIK is reported at the BIK. */
const accountFault = (account: string, bik: string | null) =>
  bik !== null && checkBik(bik) === null ? checkCorrespondentAccount(account, bik) : null;

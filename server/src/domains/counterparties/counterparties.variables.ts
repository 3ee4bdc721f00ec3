import { type PaymentRequisite, paymentRequisite } from '../../../../nouns/payment-requisite.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type Answers, inStep, type ValueType, type Variable, variables } from '../../kernel/variables.ts';
import { variableOf } from '../../platform/records/variables-of.ts';

const guard = 'counterparties.bank_read';

const bankDetail = (name: keyof PaymentRequisite, valueType?: ValueType): Variable => ({
  ...variableOf(paymentRequisite, name, valueType),
  guard,
});

/** Bank details: of the primary payment requisites, and of all of them in the order they were added. */
export const counterpartyVariables = variables({
  namespace: 'counterparty',
  domain: 'counterparties',
  entityTypes: ['counterparty'],
  exists: counterpartiesThere,
  groups: [
    {
      scopes: ['counterparties.read'],
      permission: 'counterparties.read',
      load: loadRequisites,
      paths: {
        bankName: bankDetail('bankName'),
        bik: bankDetail('bik'),
        checkingAccount: bankDetail('checkingAccount'),
        correspondentAccount: bankDetail('correspondentAccount'),
        'paymentRequisites[].label': {
          ...bankDetail('label', 'array'),
          label: words('Label of requisites', 'Название реквизитов'),
        },
        'paymentRequisites[].bankName': bankDetail('bankName', 'array'),
        'paymentRequisites[].bik': bankDetail('bik', 'array'),
        'paymentRequisites[].checkingAccount': bankDetail('checkingAccount', 'array'),
        'paymentRequisites[].correspondentAccount': bankDetail('correspondentAccount', 'array'),
        'paymentRequisites[].isPrimary': {
          ...bankDetail('isPrimary', 'array'),
          label: words('Whether primary', 'Признак основных'),
        },
      },
    },
  ],
});

async function counterpartiesThere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ id: string }>(
    sql`select id from counterparties where tenant_id = ${db.tenant} and id = any(${ids}::uuid[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

interface Requisite {
  counterparty_id: string;
  label: string | null;
  bank_name: string | null;
  bik: string | null;
  checking_account: string | null;
  correspondent_account: string | null;
  is_primary: boolean;
}

async function loadRequisites(db: Db, ids: readonly string[]): Promise<Answers> {
  const rows = await db.many<Requisite>(sql`
    select counterparty_id, label, bank_name, bik, checking_account, correspondent_account, is_primary from payment_requisites
    where tenant_id = ${db.tenant} and counterparty_id = any(${ids}::uuid[]) order by id`);
  return new Map([...Map.groupBy(rows, (row) => row.counterparty_id)].map(([id, all]) => [id, answersOf(all)]));
}

const answersOf = (all: readonly Requisite[]) => {
  const primary = all.find((one) => one.is_primary);
  return {
    bankName: primary?.bank_name,
    bik: primary?.bik,
    checkingAccount: primary?.checking_account,
    correspondentAccount: primary?.correspondent_account,
    ...inStep('paymentRequisites[].', all, {
      label: (one) => one.label,
      bankName: (one) => one.bank_name,
      bik: (one) => one.bik,
      checkingAccount: (one) => one.checking_account,
      correspondentAccount: (one) => one.correspondent_account,
      isPrimary: (one) => one.is_primary,
    }),
  };
};

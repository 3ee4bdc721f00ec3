import { ActionIcon, Button, Radio, Stack, Text } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { paymentRequisite } from '../../../../../nouns/payment-requisite.ts';
import { ofField } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { type Account, blankAccount, type PartyForm } from '../party-values.ts';
import { added, without, withPrimary } from '../primary.ts';
import { AccountFields } from './account-fields.tsx';
import classes from './counterparty-form.module.css';

interface BankAccountsProps {
  form: PartyForm;
  accounts: readonly Account[];
  disabled: boolean;
}

/** Bank accounts, exactly one of which is the one invoices are paid to. */
export function BankAccounts({ form, accounts, disabled }: BankAccountsProps) {
  const set = (next: Account[]) => form.setFieldValue('paymentRequisites', next);
  return (
    <Stack>
      {accounts.length === 0 && (
        <Text size="sm" c="dimmed">
          {say(
            'No accounts yet: invoices cannot be paid without one.',
            'Счетов пока нет: без них не сделать платёжку.',
          )}
        </Text>
      )}
      {accounts.map((account, index) => (
        <div key={account.id ?? index} className={classes.row}>
          <div className={classes.rowHead}>
            <Radio
              name="primary-account"
              {...ofField({ fields: paymentRequisite }, 'isPrimary')}
              checked={account.isPrimary}
              disabled={disabled}
              onChange={() => set(withPrimary(accounts, index))}
            />
            {!disabled && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`${say('Remove the account', 'Убрать счёт')} ${account.checkingAccount}`}
                onClick={() => set(without(accounts, index))}
              >
                <X size={16} />
              </ActionIcon>
            )}
          </div>
          <AccountFields form={form} index={index} disabled={disabled} />
        </div>
      ))}
      {!disabled && (
        <div>
          <Button variant="default" leftSection={<Plus size={16} />} onClick={() => set(added(accounts, blankAccount))}>
            {say('Account', 'Счёт')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

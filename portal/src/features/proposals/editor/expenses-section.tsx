import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { commercialProposal as noun, proposalExpense } from '../../../../../nouns/commercial-proposal.ts';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import type { SheetHold } from '../hooks/use-sheet.ts';
import { newKey, type SheetExpense } from '../model/sheet.ts';
import { numberOf } from '../model/unreadable.ts';
import classes from './editor.module.css';

const expense = { fields: proposalExpense };

/** What is spent on the whole, and how the rows bear it. */
export function ExpensesSection({ hold }: { hold: SheetHold }) {
  const { sheet, told, figures, currency, act } = hold;
  const { expenses } = sheet;
  const set = (next: readonly SheetExpense[], mark?: string) =>
    act({ kind: 'expenses', expenses: next, ...(mark && { mark }) });
  const write = (key: string, change: Partial<SheetExpense>) =>
    set(
      expenses.map((one) => (one.key === key ? { ...one, ...change } : one)),
      `${key} ${Object.keys(change).join()}`,
    );
  const add = () => set([...expenses, { key: newKey(), name: '', amount: '', allocation: 'by_amount' }]);
  return (
    <Section
      title={labelOf(noun, 'expenses')}
      about={say(
        'Delivery and the like: what is shared comes into the prices of rows, the rest does not.',
        'Доставка и подобное: распределённые входят в цены строк, остальные на них не влияют.',
      )}
      actions={
        <Button variant="default" size="compact-md" leftSection={<Plus size={15} />} onClick={add}>
          {say('Expense', 'Расход')}
        </Button>
      }
    >
      {expenses.map(({ key, name, amount, allocation }) => (
        <div key={key} className={classes.expense}>
          <TextInput
            aria-label={labelOf(expense, 'name')}
            placeholder={say('Delivery', 'Доставка')}
            maxLength={200}
            value={name}
            onChange={({ currentTarget }) => write(key, { name: currentTarget.value })}
          />
          <TextInput
            aria-label={`${labelOf(expense, 'amount')}: ${name}`}
            inputMode="decimal"
            value={amount}
            error={told.expenses[key] ?? (numberOf(amount) === undefined && say('Not a number', 'Это не число'))}
            onChange={({ currentTarget }) => write(key, { amount: currentTarget.value })}
          />
          <Select
            aria-label={`${labelOf(expense, 'allocation')}: ${name}`}
            allowDeselect={false}
            data={choicesOf(expense, 'allocation')}
            value={allocation}
            onChange={(next) => next && write(key, { allocation: next as SheetExpense['allocation'] })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`${say('Remove', 'Удалить')}: ${name}`}
            onClick={() => set(expenses.filter((one) => one.key !== key))}
          >
            <Trash2 size={16} />
          </ActionIcon>
        </div>
      ))}
      {expenses.length > 0 && (
        <small className="dimmed">
          {labelOf(noun, 'expenseTotalAmount')}: {showMoney(figures.totals.expenseTotalAmount, currency)}
        </small>
      )}
    </Section>
  );
}

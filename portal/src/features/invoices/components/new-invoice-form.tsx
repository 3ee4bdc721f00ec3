import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { invoice as noun } from '../../../../../nouns/invoice.ts';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { choicesOf, labelOf, ofField } from '../../../kit/form/of-field.ts';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import { ContractSelect } from '../../../shared/records/contract-select.tsx';
import { type EnteredFor, type NewInvoiceValues, newInvoiceBodyOf, supplierOf } from '../new-invoice.ts';
import { type NewLine, type ProposedOrder, withOrder } from '../new-lines.ts';
import classes from './invoice-page.module.css';
import { NewInvoiceLines } from './new-invoice-lines.tsx';
import { SupplierOrders } from './supplier-orders.tsx';

interface NewInvoiceFormProps extends EnteredFor {
  portal: string;
  lines: readonly NewLine[];
}

export function NewInvoiceForm({ portal, lines: given, ...enteredFor }: NewInvoiceFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [initial] = useState<NewInvoiceValues>(() => ({
    supplier: supplierOf(enteredFor),
    contract: null,
    header: { externalNumber: '', externalDate: '', dueDate: '' },
    vatMode: 'included',
    lines: given,
  }));
  const [values, setValues] = useState(initial);
  const { supplier, contract, header, vatMode, lines } = values;
  const put = (change: Partial<NewInvoiceValues>) => setValues((before) => ({ ...before, ...change }));
  const draft = useDraft<NewInvoiceValues>({
    form: 'new-invoice',
    record: enteredFor.request?.id ?? enteredFor.requisition?.id,
    values,
    initial,
    restore: put,
  });
  const save = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/invoices', { body: newInvoiceBodyOf(values, enteredFor) })),
    meta: { toldByPage: true },
    async onSuccess({ id, number, warnings }) {
      draft.drop();
      await client.invalidateQueries({ queryKey: ['invoices'] });
      const done = `${say('Invoice entered', 'Счёт внесён')}: ${number}`;
      tellDone([done, ...warnings.map(({ message }) => message)].join('. '));
      await navigate({ to: '/$portal/invoices/$id', params: { portal, id } });
    },
  });
  const text = (name: keyof typeof header) => ({
    value: header[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      put({ header: { ...header, [name]: currentTarget.value } }),
  });
  /** The first lines bring their way of counting VAT. */
  const take = (proposed: ProposedOrder) => {
    const counted = lines.length === 0 ? proposed.order.vatMode : vatMode;
    put({ vatMode: counted, lines: withOrder(lines, proposed, counted) });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Stack>
        <FormProblem error={save.error} draft={draft} />
        <section className={`panel ${classes.part}`}>
          <Group align="flex-start" gap="md">
            <SelectOrMake
              of="supplier"
              label={labelOf(noun, 'supplierId')}
              required
              w={320}
              value={supplier}
              onChange={(next) =>
                put({ supplier: next, contract: null, lines: lines.filter((one) => !one.orderLineId) })
              }
            />
            <ContractSelect
              {...ofField(noun, 'contractId')}
              of={{ supplierId: supplier?.id }}
              value={contract}
              onChange={(next) => put({ contract: next })}
            />
            <Help of="invoice.externalNumber">
              <TextInput {...ofField(noun, 'externalNumber')} {...text('externalNumber')} />
            </Help>
            <TextInput type="date" {...ofField(noun, 'externalDate')} {...text('externalDate')} />
            <TextInput type="date" {...ofField(noun, 'dueDate')} {...text('dueDate')} />
            <Help of="invoice.vatMode">
              <Select
                {...ofField(noun, 'vatMode')}
                allowDeselect={false}
                value={vatMode}
                onChange={(next) => put({ vatMode: next as NewInvoiceValues['vatMode'] })}
                data={choicesOf(noun, 'vatMode')}
              />
            </Help>
          </Group>
        </section>
        {supplier && (
          <SupplierOrders
            portal={portal}
            supplierId={supplier.id}
            procurementId={enteredFor.requisition?.id}
            externalNumber={header.externalNumber}
            lines={lines}
            onTake={take}
          />
        )}
        <NewInvoiceLines lines={lines} onChange={(next) => put({ lines: next })} />
        <Group>
          <Button type="submit" loading={save.isPending} disabled={!supplier || lines.length === 0}>
            {say('Enter the invoice', 'Внести счёт')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

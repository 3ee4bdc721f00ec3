import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { type RecordOption, RecordSelect } from '../../../kit/form/record-select.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { findSuppliers } from '../../../shared/records/find-suppliers.ts';
import type { InvoiceRequest, NewLine } from '../new-lines.ts';
import type { Requisition } from '../queries.ts';
import classes from './invoice-page.module.css';
import { NewInvoiceLines } from './new-invoice-lines.tsx';

interface NewInvoiceFormProps {
  portal: string;
  requisition: Requisition | undefined;
  request: InvoiceRequest | undefined;
  lines: readonly NewLine[];
}

type VatMode = 'included' | 'excluded' | 'none';

export function NewInvoiceForm({ portal, requisition, request, lines: given }: NewInvoiceFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [supplier, setSupplier] = useState<RecordOption | null>(() => supplierOf(requisition, request));
  const [header, setHeader] = useState({ externalNumber: '', externalDate: '', dueDate: '' });
  const [vatMode, setVatMode] = useState<VatMode>('included');
  const [lines, setLines] = useState(given);
  const [first] = useState({ supplier, header, vatMode, lines });
  const draft = useDraft({
    form: 'new-invoice',
    record: request?.id ?? requisition?.id,
    values: { supplier, header, vatMode, lines },
    initial: first,
    restore(back) {
      if (back.supplier !== undefined) setSupplier(back.supplier);
      if (back.header) setHeader(back.header);
      if (back.vatMode) setVatMode(back.vatMode);
      if (back.lines) setLines(back.lines);
    },
  });
  const save = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/invoices', {
          body: {
            ...(supplier && { supplierId: supplier.id }),
            ...(requisition && { procurementId: requisition.id }),
            ...(request && { invoiceRequestId: request.id }),
            ...Object.fromEntries(Object.entries(header).filter(([, value]) => value.trim() !== '')),
            vatMode,
            lines: lines.map(({ key: _, ...line }) => line),
          },
        }),
      ),
    meta: { toldByPage: true },
    async onSuccess({ id, number }) {
      draft.drop();
      await client.invalidateQueries({ queryKey: ['invoices'] });
      tellDone(`${say('Invoice entered', 'Счёт внесён')}: ${number}`);
      await navigate({ to: '/$portal/invoices/$id', params: { portal, id } });
    },
  });
  const text = (name: keyof typeof header) => ({
    value: header[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setHeader({ ...header, [name]: currentTarget.value }),
  });
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
            <RecordSelect
              kind="suppliers"
              label={say('Supplier', 'Поставщик')}
              required
              w={320}
              value={supplier}
              onChange={setSupplier}
              find={findSuppliers}
            />
            <TextInput label={say('Supplier’s number', 'Номер счёта')} {...text('externalNumber')} />
            <TextInput type="date" label={say('Date', 'Дата счёта')} {...text('externalDate')} />
            <TextInput type="date" label={say('To be paid by', 'Оплатить до')} {...text('dueDate')} />
            <Select
              label={say('VAT', 'НДС')}
              allowDeselect={false}
              value={vatMode}
              onChange={(value) => setVatMode(value as VatMode)}
              data={[
                { value: 'included', label: say('in the prices', 'в ценах') },
                { value: 'excluded', label: say('on top of the prices', 'сверху') },
                { value: 'none', label: say('without VAT', 'без НДС') },
              ]}
            />
          </Group>
        </section>
        <NewInvoiceLines lines={lines} onChange={setLines} />
        <Group>
          <Button type="submit" loading={save.isPending} disabled={!supplier || lines.length === 0}>
            {say('Enter the invoice', 'Внести счёт')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The supplier who was asked, or the only one who was chosen. */
function supplierOf(requisition: Requisition | undefined, request: InvoiceRequest | undefined): RecordOption | null {
  if (request) return { id: request.supplierId, label: request.supplierName };
  const found = new Map(
    requisition?.items.flatMap(({ supplyCoverage }) =>
      supplyCoverage.suppliers.map((one) => [one.supplierId, one.name]),
    ),
  );
  const [only] = found.size === 1 ? found : [];
  return only ? { id: only[0], label: only[1] } : null;
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { bothDrafts } from '../../../shared/drafts/both-drafts.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { changesOf, type InvoiceValues, newInvoiceBodyOf } from '../model/invoice-values.ts';
import { isEmpty, type RowValues, rowBodyOf } from '../model/row-values.ts';
import type { SalesInvoiceCard } from '../queries.ts';

interface EditorOf {
  /** The one that is changed; a new one is made without it. */
  invoice: SalesInvoiceCard | undefined;
  start: InvoiceValues;
  startRows: readonly RowValues[];
  onSaved(id: string): void;
}

const renamed: Readonly<Record<string, string>> = { customerId: 'customer', contractId: 'contract' };

/** The form over an invoice and its rows: what is typed is kept, and what is refused stands at its field. */
export function useInvoiceForm({ invoice, start, startRows, onSaved }: EditorOf) {
  const client = useQueryClient();
  const form = useKeptForm<InvoiceValues>({ draft: 'sales-invoice', record: invoice?.id, initialValues: start });
  const [rows, setRows, keptRows] = useKeptState<readonly RowValues[]>('sales-invoice-rows', invoice?.id, startRows);
  const [sent, setSent] = useState<readonly string[]>([]);
  const draft = bothDrafts(form.draft, keptRows);
  const problem = useFormProblem(form, [...Object.keys(start), 'rows'], (field) => renamed[field] ?? field);
  const save = useMutation({
    mutationFn: (values: InvoiceValues) => {
      const written = rows.filter((row) => !isEmpty(row));
      setSent(written.map(({ key }) => key));
      const body = { rows: written.map((row) => rowBodyOf(row, values.vatMode)) };
      return invoice
        ? ask(
            api.PATCH('/api/v1/sales-invoices/{id}', {
              params: { path: { id: invoice.id } },
              body: { ...changesOf(values, start), ...body, version: invoice.version },
            }),
          )
        : ask(api.POST('/api/v1/sales-invoices', { body: { ...newInvoiceBodyOf(values), ...body } }));
    },
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async ({ id, warnings }) => {
      draft.drop();
      await client.invalidateQueries({ queryKey: ['sales-invoices'] });
      const done = invoice ? say('Saved', 'Сохранено') : say('Draft made', 'Черновик создан');
      tellDone([done, ...warnings.map(({ message }) => message)].join('. '));
      onSaved(id);
    },
  });
  const submit = form.onSubmit((values) => {
    problem.clear();
    save.mutate(values);
  });
  return { form, rows, setRows, sent, draft, above: problem.above, submit, isSaving: save.isPending };
}

export type InvoiceFormState = ReturnType<typeof useInvoiceForm>['form'];

import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { InvoiceEditor } from '../editor/invoice-editor.tsx';
import { useUsualTerms } from '../editor/use-usual-terms.ts';
import { madeForQuery } from '../made-for-query.ts';
import { newInvoiceValues } from '../model/invoice-values.ts';
import { emptyRow } from '../model/row-values.ts';

const from = '/$portal/sales-invoices/new' as const;

/** An invoice that is being made: for a customer, a contract, a requisition, or for nothing known. */
export function NewSalesInvoice() {
  const { portal } = useParams({ from });
  const search = useSearch({ from });
  const { data: madeFor, error } = useQuery(madeForQuery(search));
  const terms = useUsualTerms();
  return (
    <Page
      title={say('New sales invoice', 'Новый исходящий счёт')}
      crumbs={[{ label: say('Sales invoices', 'Исходящие счета'), href: `/${portal}/sales-invoices` }]}
    >
      {error && <ProblemText error={error} />}
      {madeFor && terms && <Editor portal={portal} madeFor={madeFor} terms={terms} />}
    </Page>
  );
}

interface EditorProps {
  portal: string;
  madeFor: Awaited<ReturnType<NonNullable<ReturnType<typeof madeForQuery>['queryFn']>>>;
  terms: NonNullable<ReturnType<typeof useUsualTerms>>;
}

function Editor({ portal, madeFor, terms: { currency, vatMode, vatRate } }: EditorProps) {
  const navigate = useNavigate();
  const { user } = useMe();
  const [start] = useState(() => newInvoiceValues({ ...madeFor, currency: '', vatMode, ownerId: user.id }));
  const [startRows] = useState(() => [emptyRow(vatRate)]);
  return (
    <InvoiceEditor
      start={start}
      startRows={startRows}
      usualCurrency={currency}
      onSaved={(id) =>
        void navigate({ to: '/$portal/sales-invoices/$id', params: { portal, id }, search: {}, replace: true })
      }
      onCancel={() => void navigate({ to: '/$portal/sales-invoices', params: { portal }, search: {} })}
    />
  );
}

import { Alert, Button, Stack } from '@mantine/core';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import { documentTotals } from '../model/document-totals.ts';
import type { InvoiceValues } from '../model/invoice-values.ts';
import { faultsByRow, type RowValues } from '../model/row-values.ts';
import type { SalesInvoiceCard } from '../queries.ts';
import { BesidesFields } from './besides-fields.tsx';
import classes from './editor.module.css';
import { HeaderFields } from './header-fields.tsx';
import { MarginPreview } from './margin-preview.tsx';
import { RowsGrid } from './rows-grid.tsx';
import { TotalsPreview } from './totals-preview.tsx';
import { useInvoiceForm } from './use-invoice-form.ts';
import { useUsualRate } from './use-usual-rate.ts';

interface InvoiceEditorProps {
  invoice?: SalesInvoiceCard;
  start: InvoiceValues;
  startRows: readonly RowValues[];
  /** Currency of the company, which an invoice without one has. */
  usualCurrency: string;
  onSaved(id: string): void;
  onCancel(): void;
}

/** An invoice while it is written: parties and terms, rows with their amounts, and what they come to. */
export function InvoiceEditor({ invoice, start, startRows, usualCurrency, onSaved, onCancel }: InvoiceEditorProps) {
  const { form, rows, setRows, sent, draft, above, submit, isSaving } = useInvoiceForm({
    ...{ invoice, start, startRows, onSaved },
  });
  const maySeeCosts = useMay()('margins.read');
  const usualRate = useUsualRate(form.values.sellerProfileId);
  const { vatMode } = form.values;
  const currency = form.values.currency.trim().toUpperCase() || usualCurrency;
  const totals = documentTotals(rows, vatMode, currency);
  return (
    <form onSubmit={submit}>
      <Stack>
        <FormProblem error={above} draft={draft} />
        {(invoice?.status === 'approved' || invoice?.status === 'pending_approval') && (
          <Alert variant="light" color="yellow">
            {say(
              'Changed content needs approval anew: the invoice goes back to a draft.',
              'Изменённое содержание согласуют заново: счёт вернётся в черновик.',
            )}
          </Alert>
        )}
        <HeaderFields form={form} usualCurrency={usualCurrency} />
        <RowsGrid
          rows={rows}
          onChange={setRows}
          faults={faultsByRow(form.errors, sent)}
          vatMode={vatMode}
          currency={currency}
          usualRate={usualRate}
        />
        <div className={classes.below}>
          <BesidesFields form={form} />
          <div className={classes.sums}>
            <TotalsPreview totals={totals} vatMode={vatMode} currency={currency} />
            {maySeeCosts && <MarginPreview rows={rows} vatMode={vatMode} currency={currency} />}
          </div>
        </div>
      </Stack>
      <div className={`panel ${classes.bar}`}>
        <span aria-live="polite">
          {say('To be paid', 'К оплате')}: <b data-total>{showMoney(totals.gross, currency)}</b>
        </span>
        <Button variant="default" onClick={onCancel}>
          {say('Cancel', 'Отмена')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {invoice ? say('Save', 'Сохранить') : say('Create a draft', 'Создать черновик')}
        </Button>
      </div>
    </form>
  );
}

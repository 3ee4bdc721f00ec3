import { useQuery } from '@tanstack/react-query';
import { salesInvoice } from '../../../../../nouns/sales-invoice.ts';
import { ChoiceChip } from '../../../kit/filters/choice-chip.tsx';
import { SwitchChip } from '../../../kit/filters/switch-chip.tsx';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { CounterpartyChip } from '../../../shared/records/counterparty-chip.tsx';
import { sellerNamesQuery } from '../../../shared/records/seller-names-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { SalesInvoicesSearch } from '../searches.ts';
import { IssuedChip } from './issued-chip.tsx';

interface SalesInvoiceFiltersProps {
  search: SalesInvoicesSearch;
  onChange(next: SalesInvoicesSearch): void;
}

export function SalesInvoiceFilters({ search, onChange }: SalesInvoiceFiltersProps) {
  const maySeeSellers = useMay()('company_settings.read');
  const { data: sellers = [] } = useQuery({ ...sellerNamesQuery, enabled: maySeeSellers });
  return (
    <>
      <ChoiceChip
        label={labelOf(salesInvoice, 'status')}
        choices={choicesOf(salesInvoice, 'status')}
        value={search.status}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceChip
        label={labelOf(salesInvoice, 'paymentStatus')}
        choices={choicesOf(salesInvoice, 'paymentStatus')}
        value={search.payment}
        onChange={(payment) => onChange({ payment })}
      />
      <CounterpartyChip
        label={labelOf(salesInvoice, 'customerId')}
        value={search.customer}
        onChange={(customer) => onChange({ customer })}
      />
      {sellers.length > 1 && (
        <ChoiceChip
          label={say('Seller', 'Продавец')}
          choices={sellers.map(({ id, name }) => ({ value: id, label: name }))}
          value={search.seller}
          onChange={(seller) => onChange({ seller })}
        />
      )}
      <IssuedChip search={search} onChange={onChange} />
      <SwitchChip
        label={say('Overdue', 'Просрочены')}
        on={search.overdue === 'true'}
        onChange={(on) => onChange({ overdue: on ? 'true' : undefined })}
      />
    </>
  );
}

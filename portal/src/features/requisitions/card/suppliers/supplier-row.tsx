import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { supplierStatuses } from '../../../../../../nouns/requisition-supplier.ts';
import { showCount, showInstant, showMoney } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { Status } from '../../../../kit/status.tsx';
import { api, ask } from '../../../../shared/api/client.ts';
import { ReasonDialog } from '../../../../shared/reasons/reason-dialog.tsx';
import type { RequisitionSupplier } from '../../queries.ts';
import { useCardChanged } from '../use-card-changed.ts';

interface SupplierRowProps {
  portal: string;
  supplier: RequisitionSupplier;
  currency: string;
  mayChange: boolean;
}

export function SupplierRow({ portal, supplier, currency, mayChange }: SupplierRowProps) {
  const { id, procurementId, counterpartyId, name, status, supplyCoverage, version } = supplier;
  const changed = useCardChanged();
  const [asking, setAsking] = useState(false);
  const change = useMutation({
    mutationFn: (body: { status: 'candidate' | 'excluded'; excludeReason?: string }) =>
      ask(
        api.PATCH('/api/v1/purchase-requisitions/{procurementId}/suppliers/{procurementSupplierId}', {
          params: { path: { procurementId, procurementSupplierId: id } },
          headers: { 'If-Match': `"v${version}"` },
          body,
        }),
      ),
    onSettled: changed,
  });
  const { tone, ...word } = supplierStatuses[status];
  return (
    <tr>
      <td>
        <Link to={`/${portal}/counterparties/${counterpartyId}` as '/'}>
          <b>{name}</b>
        </Link>
        {(supplier.excludeReason ?? supplier.note) && (
          <div className="dimmed">{supplier.excludeReason ?? supplier.note}</div>
        )}
      </td>
      <td>
        <Status tone={tone}>{say(word)}</Status>
      </td>
      <td>{showInstant(supplier.invitedAt)}</td>
      <td>{showInstant(supplier.quotedAt)}</td>
      <td data-align="right">{showCount(supplyCoverage.lines)}</td>
      <td data-align="right">{showMoney(supplyCoverage.amount, currency)}</td>
      {mayChange && (
        <td data-align="right">
          {status === 'excluded' ? (
            <Button
              variant="subtle"
              size="compact-sm"
              loading={change.isPending}
              onClick={() => change.mutate({ status: 'candidate' })}
            >
              {say('Bring back', 'Вернуть')}
            </Button>
          ) : (
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setAsking(true)}>
              {say('Exclude', 'Исключить')}
            </Button>
          )}
          {asking && (
            <ReasonDialog
              draft={['supplier-exclusion', supplier.id]}
              title={say('Exclude the supplier', 'Исключить поставщика')}
              onReason={(excludeReason) => change.mutateAsync({ status: 'excluded', excludeReason })}
              onClose={() => setAsking(false)}
            />
          )}
        </td>
      )}
    </tr>
  );
}

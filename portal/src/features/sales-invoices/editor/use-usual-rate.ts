import { useQuery } from '@tanstack/react-query';
import type { VatRate } from '../../../../../nouns/kit/vat.ts';
import { sellerNamesQuery } from '../../../shared/records/seller-names-query.ts';
import { regionalQuery } from '../../../shared/regional/regional-query.ts';
import { useMay } from '../../../shared/session/me.ts';

/** VAT rate of a new row: that of the seller, or else of the company. */
export function useUsualRate(sellerProfileId: string | null): VatRate {
  const enabled = useMay()('company_settings.read');
  const { data: sellers = [] } = useQuery({ ...sellerNamesQuery, enabled });
  const { data: regional } = useQuery({ ...regionalQuery, enabled });
  const seller = sellers.find(({ id, isDefault }) => (sellerProfileId === null ? isDefault : id === sellerProfileId));
  return seller?.defaultVatRate ?? regional?.vatDefaults.rate ?? '22';
}

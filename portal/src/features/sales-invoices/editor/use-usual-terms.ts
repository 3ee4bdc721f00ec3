import { useQuery } from '@tanstack/react-query';
import type { VatMode, VatRate } from '../../../../../nouns/kit/vat.ts';
import { regionalQuery } from '../../../shared/regional/regional-query.ts';
import { useMay } from '../../../shared/session/me.ts';

interface UsualTerms {
  currency: string;
  vatMode: VatMode;
  vatRate: VatRate;
}

/** What the server puts in where nothing is said; who may not see settings is shown the usual of the country until it answers. */
const ofTheCountry: UsualTerms = { currency: 'RUB', vatMode: 'included', vatRate: '22' };

/** Currency and VAT of a new invoice as the company has them; nothing while they are being read. */
export function useUsualTerms(): UsualTerms | undefined {
  const maySee = useMay()('company_settings.read');
  const { data, error } = useQuery({ ...regionalQuery, enabled: maySee });
  if (!maySee || error) return ofTheCountry;
  return data && { currency: data.currency, vatMode: data.vatDefaults.mode, vatRate: data.vatDefaults.rate };
}

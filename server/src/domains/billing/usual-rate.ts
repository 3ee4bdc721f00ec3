import type { Counterparty } from '../../../../nouns/counterparty.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { type VatRate, vatRateValidOn } from '../../kernel/values/vat.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { counterpartyRefs } from '../counterparties/counterparty-refs.ts';

const ofRegime: Partial<Record<NonNullable<Counterparty['taxRegime']>, VatRate>> = {
  usn_no_vat: 'none',
  usn_5: '5',
  usn_7: '7',
};

/** The VAT of a line that says none: by the tax regime of the supplier, else the company's usual one, as charged on that day. */
export async function usualRate(ctx: ReadContext, counterpartyId: string, day: string): Promise<VatRate> {
  const [parties, { vatDefaults }] = await Promise.all([counterpartyRefs(ctx.db, [counterpartyId]), regionalOf(ctx)]);
  const own = ofRegime[parties.get(counterpartyId)?.taxRegime ?? 'other'] ?? vatDefaults.rate;
  return [own, '22' as const, '20' as const].find((rate) => vatRateValidOn(rate, day)) ?? 'none';
}

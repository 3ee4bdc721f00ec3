import type {
  CleanAddress,
  SuggestedAddress,
  SuggestedBank,
  SuggestedParty,
} from '../../kernel/integrations/ports/suggestions.ts';
import type { BankData, PartyData, PlaceData } from './wire.ts';

interface Suggestion<Data> {
  value: string;
  unrestricted_value?: string | null | undefined;
  data: Data;
}

export const partyOf = ({ value, data }: Suggestion<PartyData>): SuggestedParty => ({
  title: value,
  kind: data.type === 'INDIVIDUAL' ? 'entrepreneur' : 'legal_entity',
  shortName: data.name?.short_with_opf || value,
  fullName: data.name?.full_with_opf || null,
  inn: data.inn || null,
  kpp: data.kpp || null,
  ogrn: data.ogrn || null,
  okpo: data.okpo || null,
  legalAddress: data.address?.unrestricted_value || data.address?.value || null,
  branch: data.branch_type === 'BRANCH',
  status: statusOf(data.state?.status),
  registeredOn: dayOf(data.state?.registration_date),
  closedOn: dayOf(data.state?.liquidation_date),
  manager: data.management?.name ? { name: data.management.name, post: data.management.post || null } : null,
});

export const bankOf = ({ value, data }: Suggestion<BankData>): SuggestedBank => ({
  title: value,
  bankName: data.name?.payment || data.name?.full || value,
  bik: data.bic || null,
  correspondentAccount: data.correspondent_account || null,
  address: data.address?.unrestricted_value || data.address?.value || null,
  status: statusOf(data.state?.status),
});

export const addressOf = ({
  value,
  unrestricted_value: whole,
  data,
}: Partial<Suggestion<PlaceData | null>> & { value: string }): SuggestedAddress => ({
  title: value,
  address: whole || value,
  postalCode: data?.postal_code || null,
  region: data?.region_with_type || null,
  place: data ? placeOf(data) : null,
});

/** Both coordinates or none; 0 is the provider's code for the house itself. */
function placeOf({ geo_lat: north, geo_lon: east, qc_geo: quality }: PlaceData): SuggestedAddress['place'] {
  const [latitude, longitude] = [degrees(north, 90), degrees(east, 180)];
  return latitude && longitude ? { latitude, longitude, isExact: String(quality) === '0' } : null;
}

/** A decimal of six digits after the point, or null for what is none or lies on no map. */
function degrees(told: string | null | undefined, most: number): string | null {
  if (!told || !/^-?\d{1,3}(\.\d{1,20})?$/.test(told) || Math.abs(Number(told)) > most) return null;
  return String(Number(Number(told).toFixed(6)));
}

export const cleanOf = (
  source: string,
  { result, postal_code: postalCode, qc }: { result?: string | null; postal_code?: string | null; qc?: unknown },
): CleanAddress => ({
  source,
  address: result || null,
  postalCode: postalCode || null,
  // 0 is the provider's code for «read without doubt»; with any other code a person should look.
  sure: Boolean(result) && String(qc) === '0',
});

const statuses = new Map<string, SuggestedParty['status']>([
  ['ACTIVE', 'active'],
  ['LIQUIDATING', 'liquidating'],
  ['LIQUIDATED', 'liquidated'],
  ['BANKRUPT', 'bankrupt'],
  ['REORGANIZING', 'reorganizing'],
]);

/** An unknown status is never taken for a good one. */
const statusOf = (status: string | null | undefined) => statuses.get(status ?? '') ?? 'unknown';

/** Milliseconds beyond the calendar are no day. */
const dayOf = (milliseconds: number | null | undefined) => {
  const at = new Date(milliseconds ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at.toISOString().slice(0, 10);
};

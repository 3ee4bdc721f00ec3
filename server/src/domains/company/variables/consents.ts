import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { Answers, Variable } from '../../../kernel/variables.ts';

const variable = (en: string, ru: string, valueType: Variable['valueType']): Variable => ({
  label: { en, ru },
  valueType,
});

export const consentPaths: Record<string, Variable> = {
  'legalConsent.hasRecord': variable('Consents are on record', 'Согласия записаны', 'boolean'),
  'legalConsent.acceptedOffer': variable('Offer accepted', 'Оферта принята', 'boolean'),
  'legalConsent.acceptedPersonalData': variable(
    'Consent to personal data',
    'Согласие на обработку персональных данных',
    'boolean',
  ),
  'legalConsent.acceptedMarketing': variable('Consent to news', 'Согласие на рассылку', 'boolean'),
  'legalConsent.acceptedAt': variable('Accepted', 'Дата согласия', 'datetime'),
  'legalConsent.source': variable('Where it was given', 'Где дано согласие', 'string'),
  'legalConsent.documentVersions': variable('Versions of the documents', 'Редакции документов', 'array'),
  'legalConsent.documentUrls': variable('Addresses of the documents', 'Адреса документов', 'array'),
};

interface ConsentRow {
  accepted_offer: boolean;
  accepted_personal_data: boolean;
  accepted_marketing: boolean;
  accepted_at: string;
  source: string;
  document_versions: unknown;
  document_urls: unknown;
}

/** The newest record. Address, program and hashes, which prove it, are not even read. */
export async function loadConsents(db: Db, ids: readonly string[]): Promise<Answers> {
  if (!ids.includes(db.tenant)) return new Map();
  const row = await db.first<ConsentRow>(sql`
    select accepted_offer, accepted_personal_data, accepted_marketing, accepted_at, source, document_versions, document_urls
    from legal_consents where tenant_id = ${db.tenant} order by accepted_at desc, id desc limit 1`);
  if (!row) return new Map([[db.tenant, { 'legalConsent.hasRecord': false }]]);
  return new Map([
    [
      db.tenant,
      {
        'legalConsent.hasRecord': true,
        'legalConsent.acceptedOffer': row.accepted_offer,
        'legalConsent.acceptedPersonalData': row.accepted_personal_data,
        'legalConsent.acceptedMarketing': row.accepted_marketing,
        'legalConsent.acceptedAt': row.accepted_at,
        'legalConsent.source': row.source,
        'legalConsent.documentVersions': listOf(row.document_versions),
        'legalConsent.documentUrls': listOf(row.document_urls),
      },
    ],
  ]);
}

/** Stored as a list, or by document name: `{"offer": "2026-01"}`. */
const listOf = (stored: unknown): unknown[] =>
  Array.isArray(stored) ? stored : Object.values((stored ?? {}) as Record<string, unknown>);
